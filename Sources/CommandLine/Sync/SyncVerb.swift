extension CommandLineTable.VerbGroup {
    static let sync = CommandLineTable.VerbGroup(
        title: "The same on every machine",
        verbs: [
            CommandLineVerb(
                words: ["sync", "init"], operands: [.init(name: "FOLDER", offer: .folders)],
                options: [
                    CommandLineOption(
                        names: ["--encrypt"],
                        description:
                            "nothing in it can be read, with a key that is shown once, as words; joining it asks for these"
                    ),
                    CommandLineOption(
                        names: ["--key-file"], argument: "FILE", offer: .files(endings: []),
                        description:
                            "has the words of its key; - is standard input, where they are looked for without it"),
                ],
                description:
                    "share the library by way of this folder, which Syncthing, Nextcloud, Dropbox, git or rclone carry "
                    + "from machine to machine; the first machine makes it, the others join"),
            CommandLineVerb(
                words: ["sync", "status"],
                description:
                    "print which machines there are, when each changed something last, what waits to be sent, and notes "
                    + "of which there are two versions"),
            CommandLineVerb(
                words: ["sync", "leave"],
                description: "share it no longer; what there is stays, here and in the folder"),
            CommandLineVerb(
                words: ["sync"],
                description: "bring the library and that folder together now (the shared shelf is 'library sync')"),
        ], notes: [sharing, encrypting])

    private static let sharing = """
        Favourites, notes with their history, ratings, states, the diary, the reading list, your lists and kept views are the same on all \
        machines that share a folder. Each writes files of its own there, which never change, so that what carries them \
        cannot make a conflict; the library's own file must not lie in such a folder. Where two machines changed the same thing \
        beside each other the later one counts; of a note both texts stay, the later as the note, the other in its history. \
        What one deletes and another changes meanwhile comes back with that change. Files that vanish delete nothing. Keys, \
        addresses and settings are not shared. A library that is copied to another machine, or put \
        back from a backup, writes as a new machine by itself. 'matinee sync' has nothing to do with 'matinee library sync', \
        by which the reading list alone lives on a service (MATINEE_BOOKS_URL); with both, only the machine that changes a \
        book sends it there.
        """

    private static let encrypting = """
        With --encrypt nothing in a new folder can be read, names of files and machines included, nor can it be changed, cut or \
        exchanged without being noticed: XChaCha20-Poly1305 of libsodium, which is loaded for that alone. The key is made then, and \
        shown once, as words, the last of which is a checksum; who loses them cannot join another machine, and loses nothing else. \
        On the next machine the same command asks for them, on standard input, where a terminal does not show what is typed; without \
        --encrypt it asks too, once the folder has come there. A missing or \
        wrong key is named by the first digits of its id, which 'sync status' says too. Each machine keeps the key in its own state \
        folder, in a file for its owner alone, until 'sync leave'. What still shows is how many machines and files there are, how \
        large these are, and when they were written. A machine that has a key sends nothing to a folder that says it is not \
        encrypted. Who shares a folder already that is not shares a new one, with 'sync init' on each machine, and deletes the old one.
        """
}
