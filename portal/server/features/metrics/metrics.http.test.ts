import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from '../../kernel/configuration/read-settings.ts'
import { startPortal } from '../../start-portal.ts'
import { testPlace } from '../../testing/test-database.ts'

const hasPromtool = spawnSync('promtool', ['--version']).status === 0

test('R89: metrics stand on a loopback port of their own, name route templates and no people, and tell how the portal is', async () => {
  await using place = await testPlace()
  const environment = {
    PORT: '0',
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    METRICS_PORT: '0',
    LOG_LEVEL: 'silent',
  }
  const portal = await startPortal({ settings: readSettings(environment), applications: [] })
  try {
    const first = await metricsOf(portal.metricsPort)
    for (const name of ['portal_disk_size_bytes', 'portal_disk_free_bytes'])
      for (const folder of ['data', 'files'])
        expect(first).toMatch(new RegExp(`^${name}\\{folder="${folder}"\\} \\d+$`, 'm'))
    expect(first).toMatch(/^portal_database_latency_seconds \d+\.\d+/m)
    await fetch(`${portal.address}/api/auth/registration/testusernameavailability/somebody_1`)
    portal.host.jobs.wake('disk')
    await expect.poll(() => metricsOf(portal.metricsPort)).toContain('portal_job_runs_total{job="disk",outcome="done"}')
    const metrics = await metricsOf(portal.metricsPort)
    const route = '/api/auth/registration/testusernameavailability/:username'
    const request = `{method="GET",route="${route}",status="200"}`
    expect(metrics).toContain(`portal_request_duration_seconds_count${request} 1`)
    expect(metrics).toContain(`portal_request_duration_seconds_bucket{le="10",${request.slice(1)} 1`)
    expect(metrics).not.toContain('somebody_1')
    const engine = place.databaseUrl === '' ? 'sqlite' : 'postgres'
    for (const line of [
      /^portal_build_info\{version="\d+\.\d+\.\d+",node="v\d+.*",database="(sqlite|postgres)"\} 1$/m,
      /^portal_letters\{state="waiting"\} \d+$/m,
      /^portal_letters\{state="dead"\} 0$/m,
      /^portal_event_streams 0$/m,
      /^portal_database_up 1$/m,
      /^portal_database_latency_seconds \d+\.\d+/m,
      /^portal_disk_free_bytes\{folder="data"\} \d+/m,
      /^process_resident_memory_bytes \d+$/m,
    ])
      expect(metrics).toMatch(line)
    expect(metrics).not.toMatch(/^portal_last_backup_timestamp_seconds \d/m)
    mkdirSync(join(place.dataDir, 'backups'), { recursive: true })
    writeFileSync(join(place.dataDir, 'backups', 'portal-20261005T093000Z.sqlite'), '')
    const made = Date.UTC(2026, 9, 5, 9, 30) / 1000
    expect(await metricsOf(portal.metricsPort)).toContain(`portal_last_backup_timestamp_seconds ${made}\n`)
    expect(metrics).toContain(`database="${engine}"`)
    for (const name of namesIn(metrics))
      expect(metrics).toMatch(new RegExp(`^# HELP ${name} .+\n# TYPE ${name} \\w+$`, 'm'))
    if (hasPromtool) expect(promtoolFaults(metrics)).toBe('')
    expect((await fetch(`${portal.address}/metrics`)).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${portal.metricsPort}/`)).status).toBe(404)
  } finally {
    await portal.stop()
  }
})

async function metricsOf(port: number | undefined): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
}

/** Names of our own; a histogram's series are known by the name without its ending. */
function namesIn(metrics: string): Set<string> {
  const names = metrics.split('\n').flatMap((line) => /^(portal_\w+?)(_bucket|_sum|_count)?[{ ]/.exec(line)?.[1] ?? [])
  return new Set(names)
}

function promtoolFaults(metrics: string): string {
  const { stderr, stdout, status } = spawnSync('promtool', ['check', 'metrics'], { input: metrics, encoding: 'utf8' })
  return status === 0 ? '' : `${stdout}${stderr}`
}
