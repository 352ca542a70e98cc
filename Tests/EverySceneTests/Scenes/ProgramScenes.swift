import Palette
import SourceList

extension TestedScene {
    static let palette = TestedScene("Palette") { stage in
        PaletteBuilder(finder: stage.finder, worker: globalConcurrentExecutor, context: stage.context)
            .build(guide: stage.guide)
    }

    static let sourceList = TestedScene("SourceList") { stage in
        SourceListBuilder(directory: stage.directory, context: stage.context).build()
    }
}
