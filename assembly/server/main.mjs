/** Starts the portal. */
import { started } from './start-lean.mjs'

const { serve } = await import('./serve.ts')
await serve()
started()
