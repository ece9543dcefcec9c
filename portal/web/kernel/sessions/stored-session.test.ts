import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  onStoredSessionChange,
  publicTokenId,
  removeStoredSession,
  storedSession,
  storeSession,
} from './stored-session.ts'

let storage: Map<string, string>
const written: string[] = []

beforeEach(() => {
  storage = new Map()
  written.length = 0
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => {
      written.push(key)
      storage.set(key, value)
    },
    removeItem: (key: string) => storage.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('LOGIN-14, ENT-28: token and username are kept, and nothing else', () => {
  storeSession({ token: 'id.secret', username: 'maija' })
  expect(Object.fromEntries(storage)).toEqual({ token: 'id.secret', username: 'maija' })
  expect(storedSession()).toEqual({ token: 'id.secret', username: 'maija' })
})

test('START-09: half a session is none', () => {
  storage.set('token', 'id.secret')
  expect(storedSession()).toBeUndefined()
  storage.clear()
  storage.set('username', 'maija')
  expect(storedSession()).toBeUndefined()
})

test('STATE-02: removing leaves neither', () => {
  storeSession({ token: 'id.secret', username: 'maija' })
  removeStoredSession()
  expect(storage.size).toBe(0)
})

test('STATE-10: other tabs hear of the token once both halves are there', () => {
  storeSession({ token: 'id.secret', username: 'maija' })
  expect(written).toEqual(['username', 'token'])
  const listeners: ((event: { key: string | null }) => void)[] = []
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof listeners)[number]) => listeners.push(listener))
  const heard = vi.fn()
  onStoredSessionChange(heard)
  for (const key of ['username', 'language', 'theme']) listeners[0]?.({ key })
  expect(heard).not.toHaveBeenCalled()
  listeners[0]?.({ key: 'token' })
  listeners[0]?.({ key: null })
  expect(heard).toHaveBeenCalledTimes(2)
})

test('where storage is forbidden the session lives as long as the page', () => {
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  expect(storedSession()).toBeUndefined()
  storeSession({ token: 'id.secret', username: 'maija' })
  expect(storedSession()).toEqual({ token: 'id.secret', username: 'maija' })
  removeStoredSession()
  expect(storedSession()).toBeUndefined()
})

test('CALL-06: only the public id of a token may stand in an address', () => {
  expect(publicTokenId('handle.secret')).toBe('handle')
  expect(publicTokenId('handle')).toBe('handle')
})
