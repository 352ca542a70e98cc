import Browsing
import CommandLine
import Commands
import CursesTerminal
import Entities
import Navigation
import PictureLoading
import Pictures
import Presentation
import Services
import TerminalKit

/// The program on the whole screen of the terminal.
@MainActor
final class FullScreen {
    private let run: ProgramRun
    private let terminal: CursesTerminal
    private let loop: EventLoop
    private let memoryFile: TerminalMemoryFile?
    /// What the terminal has said, in this run or an earlier one.
    private var memory: TerminalMemory?
    /// The switches of the configured program of now.
    private var (pictures, mouse): (PictureSwitch?, MouseSwitch?)

    /// Takes over the terminal.
    init(
        _ options: LaunchOptions, _ configuration: ProgramConfiguration, environment: [String: String]
    ) throws(TerminalError) {
        let settings = configuration.settings
        let folders = Folders(environment: environment)
        memoryFile = folders[.state].map { TerminalMemoryFile(folder: $0, environment: environment) }
        memory = memoryFile?.load()
        terminal = try CursesTerminal(
            theme: .neutral, colors: settings.colorWish, remembered: memory?.colors, pictures: settings.pictureWish,
            showsCursor: settings[ProgramSetting.reader])
        let keys = KeysInForce(configuration.keys)
        loop = EventLoop(terminal: terminal, keys: keys)
        if environment["MATINEE_CHECK_FRAMES"] != nil { loop.checkFrames() }
        run = ProgramRun(
            options, configuration, environment: environment, keys: keys, display: loop, timers: loop.timers)
    }

    /// - Parameter sample: makes a section to look at in place of all others; nil for the program itself.
    func show(_ configuration: ProgramConfiguration, sample: ConfiguredProgram.Sample?) -> Never {
        let program = Program(run, configuration, sample: sample) { [self] in frontEnd($0, $1) }
        loop.run(program, signals: terminal.signals)
    }

    private func frontEnd(_ configuration: ProgramConfiguration, _ wording: Wording) -> FrontEnd {
        let isForReader = configuration.settings[ProgramSetting.reader]
        loop.isForReader = isForReader
        terminal.showsCursor = isForReader
        let notices = FooterNotices(display: loop, messages: run.messages)
        let clipboard = SystemClipboard(
            environment: run.environment, toTerminal: terminal.copy, patience: run.pause(SystemClipboard.moment))
        return FrontEnd(
            notices: notices,
            links: BrowserLinks(
                environment: run.environment, wording: wording, notices: notices, clipboard: clipboard),
            editor: TerminalEditor(
                terminal: terminal, environment: run.environment, wording: wording, notices: notices),
            pause: run.pause(Pause.following), searchPause: run.pause(Pause.searching)
        ) { [self] root, sections, session in
            let pictures = PictureSwitch(
                terminal: terminal, wording: wording.pictures, notices: notices, after: self.pictures,
                use: root.pictures.use)
            let mouse = MouseSwitch(terminal: terminal, wording: wording.mouse, notices: notices, after: self.mouse)
            (self.pictures, self.mouse) = (pictures, mouse)
            let themes = themes(keeping: session.theme, wording.theme, notices)
            let shell = Shell(
                sections: sections, session: session, isOffline: root.isOffline, keys: run.keys, wording: wording,
                undo: root.context.undo.undo, canUndo: { !root.context.undo.isEmpty }, covers: root.covers,
                finding: root.finding,
                togglePictures: pictures.toggle, toggleMouse: mouse.toggle, themes: themes,
                copyMenu: CopyMenu(clipboard: clipboard, wording: wording.clipboard, notices: notices, mouse: mouse),
                panes: run.panes, messages: run.messages, isForReader: isForReader)
            notices.shell = shell
            themes.use(configuration.settings.themeName(kept: session.theme))
            let use: @MainActor (ProgramConfiguration) -> Void = { [run, terminal] now in
                let settings = now.settings
                let theme = settings.themeName(kept: themes.kept)
                if theme != themes.name { themes.use(theme) }
                terminal.use(settings.colorWish)
                terminal.use(settings.pictureWish)
                run.panes.use(settings.panes.single(isForReader))
                mouse.use(settings[ProgramSetting.mouse] && !isForReader)
            }
            use(configuration)
            let look: @MainActor () -> Bool = {
                // Each of them has to hear of it.
                let news = [pictures.look(), themes.look()]
                return news.contains(true)
            }
            return FittedShell(shell: shell, look: look, use: use)
        }
    }

    private func themes(
        keeping kept: String?, _ wording: ThemeWording, _ notices: any NoticeBoard
    ) -> ThemeSwitch {
        ThemeSwitch(
            terminal: terminal, library: ThemeLibrary(configuration: run.folders[.config]), memory: memory,
            variable: run.environment["COLORFGBG"], kept: kept, wording: wording, notices: notices
        ) { [weak self] said in
            self?.memory = said
            self?.memoryFile?.save(said)
        }
    }
}

extension Settings {
    /// A screen without colours, and one that is read aloud, have no pictures.
    fileprivate var pictureWish: PictureWish {
        self[ProgramSetting.reader] || colorWish == .exactly(.mono) ? .off : self[ProgramSetting.pictures]
    }
}
