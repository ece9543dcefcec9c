/** Makes events: an act that is repeated before its outcome is known is the same event. */
import { newId } from '@workspace/portal/web'

/** A command; `create` adds what every event has. */
type Act = { readonly kind: string; readonly of: string; readonly data: object }
type Made = { readonly id: string; readonly deviceTime: string; readonly device: string }

const storageKey = 'logistics.device'
/** Without storage each page is a device of its own. */
let device: string | undefined

export class EventFactory {
  readonly #unknown = new Map<string, Made>()

  /** The event of a command: a new one, or the one whose outcome is unknown. */
  create<A extends Act>(act: A): A & Made {
    const key = JSON.stringify(act)
    const { id, deviceTime, device: of } = this.#unknown.get(key) ?? newEvent(act)
    const made = { id, deviceTime, device: of }
    this.#unknown.set(key, made)
    return { ...act, ...made }
  }

  /** Once the outcome is known the same act is a new event. */
  resolve(act: Act): void {
    this.#unknown.delete(JSON.stringify(act))
  }
}

/** Each press is an event of its own. */
export function newEvent<A extends Act>(act: A): A & Made {
  return { ...act, id: newId(), deviceTime: new Date().toISOString(), device: thisDevice() }
}

function thisDevice(): string {
  device ??= storedDevice() ?? newId()
  try {
    localStorage.setItem(storageKey, device)
  } catch {
    // The next page then makes another name.
  }
  return device
}

function storedDevice(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? undefined
  } catch {
    return undefined
  }
}
