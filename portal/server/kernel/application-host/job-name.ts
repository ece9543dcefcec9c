/** Jobs of the portal and of all applications are in one list. */
export function jobName(key: string, job: string): string {
  return `${key}:${job}`
}
