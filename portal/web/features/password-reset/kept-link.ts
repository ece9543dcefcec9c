/**
 * The secret of the link for a new password, kept for a reload in the storage of this one tab until it is used
 * (decision 33). Where storage is forbidden a reload asks for a new link.
 */
const key = 'newpasswordlink'

export function keptLink(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

export function keepLink(secret: string): void {
  try {
    sessionStorage.setItem(key, secret)
  } catch {
    // The form works all the same.
  }
}

export function forgetLink(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing could be kept.
  }
}
