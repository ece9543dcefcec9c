/**
 * Thrown in a transaction on PostgreSQL that has found, under a lock, that another one has changed what it was decided by: it is
 * undone and begun again, as after a deadlock. SQLite lets one transaction write at a time, so it has no use there.
 */
export class TryAgain extends Error {
  /** As PostgreSQL says it of a transaction that has to be begun again: `serialization_failure`. */
  readonly code = '40001'
}
