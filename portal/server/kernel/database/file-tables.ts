/** A file outside the database, by the SHA-256 of its content. */
export interface FileTable {
  sha256: string
  type: string
  /** Bytes. */
  size: number
  created_at: string
}

/** What a file is kept for: the application's key, a colon and its own word, which is empty while it only keeps the file. */
export interface FileUseTable {
  sha256: string
  owner: string
  since: string
}
