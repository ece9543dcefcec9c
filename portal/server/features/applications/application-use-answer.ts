import { portalCalls } from '../../../contract/own.ts'
import { answer } from '../../kernel/answering/answer.ts'
import { listedApplications } from '../../kernel/registers/application-store.ts'

export const readApplicationUseAnswer = answer(portalCalls.readApplicationUse, async ({ portal }, { name }, refuse) => {
  const application = (await listedApplications(portal.database)).find((each) => each.name === name)
  if (!application) throw refuse('not_found')
  return { inuse: application.isactive }
})
