import Entities
import Services

extension MoviePreview {
    var summary: Movie? {
        if case .summary(let movie) = self { movie } else { nil }
    }

    var detail: MovieDetail? {
        if case .detail(let detail) = self { detail } else { nil }
    }
}
