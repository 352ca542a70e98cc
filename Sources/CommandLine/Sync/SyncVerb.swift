extension CommandLineTable.VerbGroup {
    static let sync = CommandLineTable.VerbGroup(
        title: "The same on every machine",
        verbs: [
            CommandLineVerb(
                words: ["sync", "init"], operands: [.init(name: "PLACE", offer: .folders)],
                description:
                    "share the library by way of this place: a folder that Syncthing, Nextcloud, Dropbox, git or rclone "
                    + "carry from machine to machine, or the address of a server, of WebDAV or S3; the first machine "
                    + "makes it, the others join"),
            CommandLineVerb(
                words: ["sync", "status"],
                description:
                    "print which machines there are, when each changed something last, what waits to be sent, and notes "
                    + "of which there are two versions"),
            CommandLineVerb(
                words: ["sync", "leave"],
                description: "share it no longer; what there is stays, here and there"),
            CommandLineVerb(
                words: ["sync"],
                description: "bring the library and what is shared together now (the shared shelf is 'library sync')"),
        ], notes: [sharing, servers])

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

    private static let servers = """
        In place of a folder a server can be named. WebDAV, as Nextcloud, Apache and many others have it: \
        https://USER@HOST/FOLDER, for Nextcloud https://USER@HOST/remote.php/dav/files/USER/FOLDER. S3: \
        's3://ACCESS-KEY-ID@BUCKET/PREFIX?region=REGION' is Amazon's, and with &endpoint=https://HOST a server of \
        somebody else's; style=host has it name the bucket before the host, style=path behind it. 'matinee sync init' asks for the \
        password, or the secret access key, tries it, and stores it in keys.json, for that server alone; in a script \
        MATINEE_SYNC_PASSWORD has it. A password in an address is refused, and so is one that would be sent without \
        encryption to another machine. With the network off (--offline, network) a server is not asked, and what was \
        changed waits. MATINEE_SYNC_FOLDER counts before MATINEE_SYNC_URL, and both before what was named to 'sync init'.
        """
}
