/** What the office, or the foreman, tells of a load for the field, and what they correct of it. */
import { Button, ButtonRow, Card, Stack, Suspended } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Load } from '../../contract/loads/load.ts'
import { useViewerRole } from '../shell/viewer-role.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { Reporter } from './fact-acts.ts'
import { factActsOf } from './fact-acts.ts'
import { FactDialog } from './fact-dialogs.tsx'
import type { FieldReport } from './load-command-places.ts'
import { correctingActs, reportActs } from './load-command-places.ts'

export function PhoneReports({ load }: { load: Load }): ReactElement | null {
  const texts = usePeatTexts('corrections')
  const [open, setOpen] = useState<FieldReport>()
  const teller = useTeller()
  const acts = teller === undefined ? [] : factActsOf(load, teller)
  if (teller === undefined || acts.length === 0) return null
  const groups = [
    [texts.told, reportActs],
    [texts.corrected, correctingActs],
  ] as const
  return (
    <Card heading={texts.byoffice}>
      <Stack>
        {groups.map(([label, group]) => {
          const given = group.filter((act) => acts.includes(act))
          if (given.length === 0) return null
          return (
            <Stack gap="s" key={label}>
              <p>{label}</p>
              <ButtonRow>
                {given.map((act) => (
                  <Button key={act} variant="secondary" onClick={() => setOpen(act)}>
                    {texts[act]}
                  </Button>
                ))}
              </ButtonRow>
            </Stack>
          )
        })}
      </Stack>
      {open !== undefined && (
        <Suspended>
          <FactDialog load={load} kind={open} teller={teller} onClose={() => setOpen(undefined)} />
        </Suspended>
      )}
    </Card>
  )
}

/** Undefined for whoever tells facts on screens of the field, or none. */
function useTeller(): Reporter | undefined {
  const role = useViewerRole()
  if (role === 'office') return 'officeOwn'
  return role === 'lead' ? 'leadOwn' : undefined
}
