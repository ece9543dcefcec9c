import { existsSync } from 'node:fs'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

/**
 * Starts the portal. What its files compile to is kept beside the data, where nobody else may write: from the third
 * start on it takes a third less time (docs/performance.md).
 */
const dataDir = process.env['DATA_DIR']?.trim() || './data'
if (existsSync(dataDir)) enableCompileCache(join(dataDir, 'compiled'))

const { serve } = await import('./serve.ts')
await serve()
flushCompileCache()
