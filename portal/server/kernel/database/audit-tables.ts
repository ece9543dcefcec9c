/** The audit trail as the database holds it; its triggers let it only grow (R41). */
export interface AuditTable {
  seq: number
  at: string
  actor: string
  session_hash: string
  action: string
  target: string
  company: string
  details: string
  result: string
  request_id: string
  address: string
  prev_hash: string
  hash: string
  /** What a person may look for, in lower case; made from the line, so no part of its hash. */
  search_text: string
}

export interface AuditAnchorTable {
  seq: number
  hash: string
  anchored_at: string
  /** Digest of the lines up to it that stay. */
  kept: string
  mac: string
}
