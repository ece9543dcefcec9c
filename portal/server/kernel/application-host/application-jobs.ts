import type { PortalHost } from '../host/portal-host.ts'
import { jobName } from './job-name.ts'
import type { Listed } from './listed-parts.ts'
import { partsByKey } from './listed-parts.ts'

/** The jobs of what is mounted, beside the portal's own. */
export function scheduleApplicationJobs(portal: PortalHost, listed: Listed): void {
  for (const [key, { jobs }] of partsByKey(listed)) {
    for (const { name: job, every, run } of jobs ?? []) {
      const name = jobName(key, job)
      portal.jobs.add({ name, every, run: () => run(portal, portal.clock.now()) })
    }
  }
}
