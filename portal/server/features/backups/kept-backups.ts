/** Backups are named by their moment, so that a listing is their history. */
const pattern = /^portal-(\d{4})(\d{2})(\d{2})T\d{6}Z\.sqlite$/

/** Undefined for what is no backup's name. */
export function backupMoment(name: string): Date | undefined {
  if (!pattern.test(name)) return undefined
  const moment = name.replace(/^portal-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.sqlite$/, '$1-$2-$3T$4:$5:$6Z')
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? undefined : date
}

const kept = { newest: 96, days: 30, months: 12 } as const

export function backupName(now: Date): string {
  return `portal-${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z.sqlite`
}

/** A copy that was made before an update: thinned by a rule of its own. */
const beforeUpdate = /^before-update-\d{8}T\d{6}Z\.sqlite$/

const copiesOfUpdatesKept = 3

export function copyBeforeUpdateName(now: Date): string {
  return backupName(now).replace(/^portal/, 'before-update')
}

/** Copies from before updates that may go, once an update has succeeded: all but the newest three. */
export function expendableCopiesOfUpdates(names: readonly string[]): readonly string[] {
  const newestFirst = names.filter((name) => beforeUpdate.test(name)).toSorted()
  return newestFirst.reverse().slice(copiesOfUpdatesKept)
}

/** Backups that may go: all but the newest 96, the last one of each of 30 days and the last one of each of 12 months. */
export function expendableBackups(names: readonly string[]): readonly string[] {
  const newestFirst = names
    .filter((name) => pattern.test(name))
    .toSorted()
    .reverse()
  const staying = new Set([
    ...newestFirst.slice(0, kept.newest),
    ...lastOfEach(newestFirst, (name) => pattern.exec(name)?.slice(1, 4).join('-')).slice(0, kept.days),
    ...lastOfEach(newestFirst, (name) => pattern.exec(name)?.slice(1, 3).join('-')).slice(0, kept.months),
  ])
  return newestFirst.filter((name) => !staying.has(name))
}

function lastOfEach(newestFirst: readonly string[], period: (name: string) => string | undefined): readonly string[] {
  return newestFirst.filter((name, place) => period(name) !== period(newestFirst[place - 1] ?? ''))
}
