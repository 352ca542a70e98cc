import Foundation
import Synchronization
import TestSupport
import Testing

@testable import CommandLine

/// The scripts, in the shells that read them. A shell that is not installed fails here: `make setup` installs it.
struct CompletionTests {
    /// What is typed, and what is to be offered: with anything else, unless it says all.
    struct Line: CustomTestStringConvertible, Sendable {
        let typed: String
        let offered: Set<String>
        var isAll = true

        var testDescription: String { typed }
    }

    private static let lines = [
        Line(typed: "matinee mov", offered: ["movies"]),
        Line(typed: "matinee so", offered: ["sources"]),
        Line(
            typed: "matinee ",
            offered: [
                "movies", "music", "library", "books", "pokedex", "sources", "cache", "find", "list", "completions",
            ], isAll: false),
        Line(typed: "matinee --off", offered: ["--offline"]),
        Line(typed: "matinee --pictures ", offered: ["auto", "off", "cells", "kitty", "sixel"], isAll: false),
        Line(typed: "matinee --language ", offered: ["auto", "en", "de", "es"]),
        Line(typed: "matinee --source music=", offered: ["music=auto", "music=lastfm"], isAll: false),
        Line(typed: "matinee --builtin mus", offered: ["music"]),
        Line(
            typed: "matinee library ", offered: ["path", "check", "export", "import", "separate", "sync"], isAll: false),
        Line(typed: "matinee library ex", offered: ["export"]),
        Line(typed: "matinee library export --fo", offered: ["--format"]),
        Line(
            typed: "matinee library export --format ",
            offered: ["json", "csv", "markdown", "letterboxd", "goodreads", "listenbrainz"]),
        Line(typed: "matinee sync ", offered: ["init", "status", "leave"], isAll: false),
        Line(typed: "matinee year --ma", offered: ["--markdown"]),
        Line(typed: "matinee cache --cl", offered: ["--clear"]),
        Line(typed: "matinee list ", offered: ["films", "artists", "books", "pokemon", "library"]),
        Line(typed: "matinee list films --so", offered: ["--sort", "--source"]),
        Line(typed: "matinee find --genre dra", offered: ["drama"]),
        Line(typed: "matinee find --genre drama,thr", offered: ["drama,thriller"]),
        Line(typed: "matinee completions ", offered: ["bash", "zsh", "fish"]),
    ]

    private func script(_ shell: CompletionShell) throws -> (folder: TemporaryFolder, path: String) {
        let folder = try TemporaryFolder()
        try folder.file("completions", shell.script(.standard) + "\n").close()
        _ = try folder.file("library.json", "{}")
        return (folder, folder.path + "/completions")
    }

    /// - Returns: what it has printed, with nothing of a user's own read.
    private func run(_ command: [String], in folder: TemporaryFolder, _ more: [String: String] = [:]) throws -> String {
        let (output, errors) = (try folder.file("output"), try folder.file("errors"))
        let environment = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": folder.path, "LC_ALL": "C.UTF-8",
        ]
        let process = try SpawnedProcess(
            command, environment: environment.merging(more) { $1 }, output: output, errors: errors)
        #expect(process.wait() == 0)
        #expect(try errors.content() == "")
        return try output.content()
    }

    @Test(arguments: lines) func bashOffersWhatTheTableHas(line: Line) async throws {
        let (folder, path) = try script(.bash)
        // As bash divides a line: at blanks and at =, which is a word of its own.
        let program = """
            source "$1"
            words=() word=
            for ((i = 0; i < ${#LINE}; i++)); do
                c=${LINE:i:1}
                case $c in
                    ' ') [[ -n $word ]] && words+=("$word"); word= ;;
                    =) [[ -n $word ]] && words+=("$word"); words+=(=); word= ;;
                    *) word+=$c ;;
                esac
            done
            [[ -n $word || $LINE == *' ' ]] && words+=("$word")
            COMP_WORDS=("${words[@]}") COMP_CWORD=$((${#words[@]} - 1)) COMPREPLY=()
            _matinee
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let printed = try await onOwnThread {
            try run(["bash", "--norc", "--noprofile", "-c", program, "bash", path], in: folder, ["LINE": line.typed])
        }
        // Bash replaces only what is behind the last divider.
        let divided = line.typed.hasSuffix("=") ? String(line.typed.split(separator: " ").last ?? "") : ""
        expect(printed.split(separator: "\n").map { divided + $0 }, line)
    }

    @Test(arguments: lines) func fishOffersWhatTheTableHas(line: Line) async throws {
        let (folder, path) = try script(.fish)
        let printed = try await onOwnThread {
            try run(
                ["fish", "--no-config", "-c", "source $argv[1]; complete -C $argv[2]", path, line.typed], in: folder)
        }
        expect(printed.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }, line)
    }

    /// Zsh completes only in its line editor: what it offers there is written into a file.
    @Test(arguments: lines) func zshOffersWhatTheTableHas(line: Line) async throws {
        let (folder, path) = try script(.zsh)
        try folder.file("_matinee", try String(contentsOfFile: path, encoding: .utf8)).close()
        let program = """
            fpath=("$FOLDER" $fpath)
            autoload -Uz compinit && compinit -u -D
            zstyle ':completion:*' list-prompt ''
            zstyle ':completion:*' completer _complete
            compadd() {
                local -a offered
                if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then builtin compadd "$@"; return; fi
                builtin compadd -A offered "$@"
                print -rl -- $offered >>"$FOLDER/offered"
                builtin compadd "$@"
            }
            offer() { _main_complete; compstate[insert]= compstate[list]=; print done >>"$FOLDER/done" }
            zle -C offer complete-word offer
            bindkey '^I' offer
            print ready >"$FOLDER/ready"
            """
        try folder.file("start", program).close()
        let terminal = try PseudoTerminal(columns: 200, rows: 50)
        let environment = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": folder.path, "LC_ALL": "C.UTF-8",
            "TERM": "xterm", "FOLDER": folder.path,
        ]
        let shell = try SpawnedProcess(["zsh", "-f", "-i"], environment: environment, terminal: terminal.path)
        defer { shell.end() }
        @Sendable func isThere(_ name: String) -> Bool {
            FileManager.default.fileExists(atPath: "\(folder.path)/\(name)")
        }
        terminal.type("source $FOLDER/start\n")
        #expect(
            await eventually {
                _ = terminal.output(); return isThere("ready")
            })
        terminal.type("\(line.typed)\t")
        #expect(
            await eventually {
                _ = terminal.output(); return isThere("done")
            })
        let offered = (try? String(contentsOfFile: folder.path + "/offered", encoding: .utf8)) ?? ""
        expect(offered.split(separator: "\n").map(String.init), line)
    }

    /// As somebody types it, with what bash itself does with a line.
    @Test func bashCompletesWhatIsTyped() async throws {
        let (folder, path) = try script(.bash)
        let terminal = try PseudoTerminal(columns: 200, rows: 50)
        let environment = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": folder.path, "LC_ALL": "C.UTF-8",
            "TERM": "xterm", "PS1": "$ ",
        ]
        let shell = try SpawnedProcess(
            ["bash", "--norc", "--noprofile", "-i"], environment: environment, terminal: terminal.path)
        defer { shell.end() }
        terminal.type("matinee() { printf '<%s>' \"$@\"; echo .; }; cd \(folder.path); source \(path)\n")
        for (typed, words) in [
            ("--lang\tde", "<--language><de>"), ("--source films=tm\t", "<--source><films=tmdb>"),
            ("--pictures=ki\t", "<--pictures=kitty>"), ("library im\tlibr\t", "<library><import><library.json>"),
            ("find x --genre=drama,thr\t", "<find><x><--genre=drama,thriller>"), ("comp\tz\t", "<completions><zsh>"),
        ] {
            terminal.type("matinee \(typed)\n")
            let seen = Seen()
            #expect(await eventually { seen.add(terminal.output()).contains(words + ".") }, "\(typed): \(seen.add(""))")
        }
    }

    private func expect(_ printed: [String], _ line: Line) {
        let offered = Set(printed.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty })
        // A shell may offer only the end of a word that has dividers.
        func isOffered(_ word: String) -> Bool {
            offered.contains { $0 == word || (word.contains(where: "=,".contains) && word.hasSuffix($0)) }
        }
        #expect(line.offered.allSatisfy(isOffered), "\(line.typed) \(offered.sorted())")
        if line.isAll { #expect(offered.count == line.offered.count, "\(line.typed) \(offered.sorted())") }
    }
}

/// What a terminal has shown.
private final class Seen: Sendable {
    private let text = Mutex("")

    func add(_ more: String) -> String {
        text.withLock { text in
            text += more
            return text
        }
    }
}
