import type { MountedApplication } from '../../kernel/host/mounted-application.ts'

/** ENT-44: what `appicon` says and `/images/` gives for an application that brings a drawing. */
export function iconName(key: string): string {
  return `${key}.png`
}

/** The drawings that the mounted applications bring, by image name. */
export function applicationIcons(applications: readonly MountedApplication[]): ReadonlyMap<string, URL> {
  return new Map(applications.flatMap(({ manifest, icon }) => (icon ? [[iconName(manifest.key), icon] as const] : [])))
}
