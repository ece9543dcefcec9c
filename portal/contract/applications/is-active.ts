/** ENT-30: either spelling is read; `isactive` wins when both are there and differ. */
export function isActive(application: { isactive?: boolean; iscative?: boolean }): boolean {
  return application.isactive ?? application.iscative ?? false
}
