import pg from 'pg'
import type { Listening } from './database.ts'

const againAfter = 500

/**
 * One connection of its own that hears what other instances notify (security.md 4.22). When it is lost it is made
 * again, and `heard` is called: something may have been said meanwhile.
 */
export function listenToPostgres({
  url,
  channel,
  heard,
}: {
  url: string
  channel: string
  heard: () => void
}): Listening {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let client: pg.Client | undefined

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 2000 })
    client = fresh
    fresh.on('notification', heard)
    // A lost line says both, in this order; the second one starts over.
    fresh.on('error', () => undefined)
    fresh.on('end', again)
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}`)
      heard()
    } catch {
      void fresh.end().catch(() => undefined)
      again()
    }
  }
  const again = () => {
    if (stopped || timer !== undefined) return
    timer = setTimeout(() => {
      timer = undefined
      void connect()
    }, againAfter).unref()
  }
  void connect()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
