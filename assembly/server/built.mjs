/** Starts the portal as `npm run build` has put it together, in half of the time that its sources take (docs/performance.md). */
import { started } from './start-lean.mjs'

const { serve } = await import('../dist/server/serve.js')
await serve()
started()
