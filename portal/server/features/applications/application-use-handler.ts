import { portalCalls } from '../../../contract/own.ts'
import { handler } from '../../kernel/handlers/handler.ts'
import { listedApplications } from '../../kernel/registers/application-store.ts'

export const readApplicationUseHandler = handler(
  portalCalls.readApplicationUse,
  async ({ portal }, { name }, refuse) => {
    const application = (await listedApplications(portal.database)).find((each) => each.name === name)
    if (!application) throw refuse('not_found')
    return { inuse: application.isactive }
  },
)
