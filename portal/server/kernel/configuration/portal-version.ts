import portalPackage from '../../../package.json' with { type: 'json' }

/** The release that runs, as the package says it. */
export const portalVersion: string = portalPackage.version
