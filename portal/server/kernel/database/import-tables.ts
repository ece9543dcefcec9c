/** A file of users on its way in: read, not yet confirmed; afterwards what became of each line. */
export interface UserImportTable {
  id: string
  account_id: string
  headings: string
  lines: string
  faults: string
  result: string
  created_at: string
}

/** An import whose people are written, or whose people's lines and letters are not all written yet (decision 42). */
export interface AccountImportTable {
  id: string
  /** The file of `user_import`; empty where an operator's command imports. */
  draft_id: string
  /** `preparing`, `shown`, or `failed` while its rows are taken away. */
  state: string
  /** Who imports, as the trail is to tell it: JSON. */
  facts: string
  /** Up to this id people have their line in the trail and their letter. */
  told_to: string
  invite: number
  /** Goes on with each slice: one that stands still for long has lost its process. */
  beats: number
}
