import type { RequestFacts } from '../handlers/handler.ts'

/** What an application may know of a request. It sets no cookies: those are the portal's sessions. */
export type ApplicationRequest = Omit<
  RequestFacts,
  'setCookie' | 'setXsrf' | 'devices' | 'deviceMarks' | 'secondSteps' | 'origin'
>
