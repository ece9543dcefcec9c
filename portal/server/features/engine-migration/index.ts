/** The way of all data from one database engine to the other. */
export { moveToPostgres } from './move-to-postgres.ts'
export { moveToSqlite } from './move-to-sqlite.ts'
