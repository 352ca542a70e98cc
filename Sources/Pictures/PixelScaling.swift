extension PixelImage {
    /// This picture in another size: each pixel is the mean of the area that it covers, in which the others count by
    /// their alpha. A picture that is enlarged gets larger pixels.
    package func scaled(to size: PixelSize) -> PixelImage {
        guard size != self.size else { return self }
        let (columns, rows) = (PixelShares(width, into: size.width), PixelShares(height, into: size.height))
        let isOpaque = isOpaque
        let scaled = [UInt8](unsafeUninitializedCapacity: size.width * size.height * 4) { target, count in
            count = size.width * size.height * 4
            bytes.withUnsafeBufferPointer { source in
                withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: width) { sums in
                    for row in 0..<size.height {
                        addRows(of: source, rows, for: row, isOpaque: isOpaque, to: sums)
                        let line = UnsafeMutableBufferPointer(rebasing: target[(row * size.width * 4)...])
                        addColumns(of: UnsafeBufferPointer(sums), columns, isOpaque: isOpaque, to: line)
                    }
                }
            }
        }
        return PixelImage(width: size.width, height: size.height, bytes: scaled)
    }

    /// Makes of the old rows that a new one covers one row, as wide as they are, with colours multiplied by alpha where
    /// there is any.
    private func addRows(
        of source: UnsafeBufferPointer<UInt8>, _ shares: PixelShares, for row: Int, isOpaque: Bool,
        to sums: UnsafeMutableBufferPointer<SIMD4<Float>>
    ) {
        sums.update(repeating: .zero)
        for index in shares.indices(of: row) {
            let weight = shares.weights[index]
            let line = UnsafeBufferPointer(rebasing: source[((shares.old(at: index, of: row)) * width * 4)...])
            if isOpaque {
                sums.withMemoryRebound(to: Float.self) { sums in
                    for place in 0..<(width * 4) { sums[place] += weight * Float(line[place]) }
                }
            } else {
                for column in 0..<width {
                    let alpha = weight * Float(line[column * 4 + 3])
                    sums[column] +=
                        alpha
                        * SIMD4(Float(line[column * 4]), Float(line[column * 4 + 1]), Float(line[column * 4 + 2]), 1)
                }
            }
        }
    }

    private func addColumns(
        of sums: UnsafeBufferPointer<SIMD4<Float>>, _ shares: PixelShares, isOpaque: Bool,
        to line: UnsafeMutableBufferPointer<UInt8>
    ) {
        for column in 0..<shares.count {
            var sum = SIMD4<Float>.zero
            for index in shares.indices(of: column) {
                sum += shares.weights[index] * sums[shares.old(at: index, of: column)]
            }
            if !isOpaque, sum.w > 0 {
                let alpha = sum.w
                sum /= alpha
                sum.w = alpha
            }
            sum += 0.5
            for channel in 0..<4 { line[column * 4 + channel] = UInt8(min(sum[channel], 255)) }
        }
    }
}

/// Which pixels along an axis are covered by which ones of another size, and how much of these each of them is.
private struct PixelShares {
    /// How many new ones there are.
    let count: Int
    /// One after the other for each new one; their sum is 1.
    private(set) var weights: [Float] = []
    /// Where the weights of each new one begin, and where the last ones end.
    private var starts: [Int] = [0]
    /// The first old one of each new one.
    private var firsts: [Int] = []

    init(_ old: Int, into new: Int) {
        count = new
        // In steps of which an old pixel has `new`, and a new one `old`: all borders are whole numbers.
        for index in 0..<new {
            let (start, end) = (index * old, (index + 1) * old)
            let covered = (start / new)...((end - 1) / new)
            firsts.append(covered.lowerBound)
            for pixel in covered {
                let overlap = min((pixel + 1) * new, end) - max(pixel * new, start)
                weights.append(Float(overlap) / Float(old))
            }
            starts.append(weights.count)
        }
    }

    func indices(of new: Int) -> Range<Int> { starts[new]..<starts[new + 1] }

    func old(at index: Int, of new: Int) -> Int { firsts[new] + index - starts[new] }
}
