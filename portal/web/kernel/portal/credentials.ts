/** LOGIN-08: the credentials travel only when both are there; otherwise nothing does, and the server refuses it. */
export type Credentials = { readonly username: string; readonly password: string }

export function loginBody({ username, password }: Credentials): Credentials | Record<string, never> {
  return username === '' || password === '' ? {} : { username, password }
}
