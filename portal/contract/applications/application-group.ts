/** A user group that an application brings into the catalogue (ENT-38). */
export interface ApplicationGroup {
  /** Exact; no other application and no company has a group of that name. */
  readonly name: string
  readonly texts: { readonly fi: string; readonly en: string }
  /** Groups whose holders give and take it (ROLE-20); a superadmin always may. */
  readonly givenBy: readonly string[]
  /** Only to people of the giver's own transport company, unless the giver administers the application. */
  readonly within?: 'transport-company'
  /** Its holders administer the application, and see the people who hold a group of it (ROLE-30). */
  readonly administers?: true
}

/** The same in the catalogue of groups, with the key of its application. */
export interface ListedGroup extends ApplicationGroup {
  readonly application: string
}

/** The groups of these applications, in their order. */
export function groupsOfApplications(
  manifests: readonly { readonly key: string; readonly groups: readonly ApplicationGroup[] }[],
): readonly ListedGroup[] {
  return manifests.flatMap(({ key, groups }) => groups.map((group) => ({ ...group, application: key })))
}
