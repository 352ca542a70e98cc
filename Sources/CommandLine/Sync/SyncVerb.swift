extension CommandLineTable.VerbGroup {
    static let sync = CommandLineTable.VerbGroup(
        title: "The same on every machine",
        verbs: [
            CommandLineVerb(
                words: ["sync", "init"], operands: [.init(name: "FOLDER", offer: .folders)],
                description:
                    "share the library by way of this folder, which Syncthing, Nextcloud, Dropbox, git or rclone carry "
                    + "from machine to machine; the first machine makes it, the others join"),
            CommandLineVerb(
                words: ["sync", "status"],
                description:
                    "print which machines there are, when each changed something last, what waits to be sent, and notes "
                    + "of which there are two versions"),
            CommandLineVerb(
                words: ["sync", "came"],
                description:
                    "print the last 500 changes that came from other machines, the latest first; with the name of one behind "
                    + "it, those of that one"),
            CommandLineVerb(
                words: ["sync", "came", "--undo"],
                description:
                    "take back what 'sync came' prints, or with the name of a machine what came from that one; all machines "
                    + "hear of it, and what was changed since then stays"),
            CommandLineVerb(
                words: ["sync", "forget"], operands: [.init(name: "MACHINE")],
                description:
                    "leave out a machine that does not come any more, until it changes something; what it has written "
                    + "stays"),
            CommandLineVerb(
                words: ["sync", "leave"],
                description: "share it no longer; what there is stays, here and in the folder"),
            CommandLineVerb(
                words: ["sync"],
                description: "bring the library and that folder together now (the shared shelf is 'library sync')"),
        ], notes: [sharing, watching])

    private static let watching = """
        While the program runs it looks for what others have changed every minute. Nothing waits for a folder that is slow or \
        away: the header says what was not sent, or that a note has several versions, and the messages say why. What is \
        saved in a note with several versions counts from then on, on all machines. A machine that has changed nothing \
        for 180 days is named by 'sync status', and only left out when somebody says so.
        """

    private static let sharing = """
        Favourites, notes with their history, ratings, states, the diary, the reading list, your lists and kept views are the same on all \
        machines that share a folder. Each writes files of its own there, which never change, so that what carries them \
        cannot make a conflict; the library's own file must not lie in such a folder. Where two machines changed the same thing \
        beside each other the later one counts; of a note both texts stay, the later as the note, the other in its history. \
        What one deletes and another changes meanwhile comes back with that change. Files that vanish delete nothing. Keys, \
        addresses and settings are not shared. The folder is not encrypted. A library that is copied to another machine, or put \
        back from a backup, writes as a new machine by itself. 'matinee sync' has nothing to do with 'matinee library sync', \
        by which the reading list alone lives on a service (MATINEE_BOOKS_URL); with both, only the machine that changes a \
        book sends it there.
        """
}
