package import Commands
package import Entities

/// What there is in the program to be found at once.
package struct ProgramDirectory: Sendable {
    /// In the order of the help.
    package var commands: [OfferedCommand]
    package var places: [ProgramPlace]
    /// What of these was said or gone to most often, the most often first.
    package var used: [Used]
    /// What was opened lately, the latest first.
    package var opened: [KnownItem]
    /// What lists have loaded.
    package var loaded: [KnownItem]
    /// What the section in sight is of; nil where it has things of several kinds.
    package var kind: LibrarySubject.Kind?

    package init(
        commands: [OfferedCommand] = [], places: [ProgramPlace] = [], used: [Used] = [],
        opened: [KnownItem] = [], loaded: [KnownItem] = [], kind: LibrarySubject.Kind? = nil
    ) {
        self.kind = kind
        (self.commands, self.places, self.used, self.opened, self.loaded) = (commands, places, used, opened, loaded)
    }
}

extension ProgramDirectory {
    package enum Used: Hashable, Sendable {
        case command(OfferedCommand)
        case place(ProgramPlace)
    }
}

/// A command, as it is found.
package struct OfferedCommand: Hashable, Sendable {
    package let command: Command
    /// The names of its first keys.
    package let keys: String
    /// Whether it can be said now.
    package let isAvailable: Bool
    /// What has to be in sight for it; nil where that is no one thing.
    package var need: Command.Need? { command.need }

    package init(_ command: Command, keys: String, isAvailable: Bool) {
        (self.command, self.keys, self.isAvailable) = (command, keys, isAvailable)
    }
}

/// A place of the program that has a name of its own. Whatever is gone to as a whole joins here, as another target.
package struct ProgramPlace: Hashable, Sendable {
    package enum Target: Hashable, Sendable {
        case section(SectionID)
        /// A part of that section, by its name there.
        case part(SectionID, String)
        /// These entries of the diary.
        case diary(DiarySelection)
    }

    package let target: Target
    package let name: String
    /// The name of the section that it is a part of; nil for none.
    package let section: String?
    /// The name of its key; nil for none.
    package let key: String?

    package init(_ target: Target, name: String, section: String? = nil, key: String? = nil) {
        (self.target, self.name, self.section, self.key) = (target, name, section, key)
    }
}
