/** The scales of a plant, with the end of their verification. */
import { dayOf } from '@workspace/portal/contract'
import {
  Button,
  Card,
  Chip,
  DataTable,
  formatNumber,
  iconEdit,
  iconPlus,
  lazyComponent,
  newId,
  Suspended,
  TableHead,
  useDateFormat,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Plant, Scale } from '../../contract/plants/plant.ts'
import { useManureTexts } from '../texts/texts.ts'
import type { ScaleValues } from './scale-dialog.tsx'

const ScaleDialog = lazyComponent(async () => (await import('./scale-dialog.tsx')).ScaleDialog)

export function Scales({ plant }: { plant: Plant }): ReactElement {
  const texts = useManureTexts('registers')
  const { day } = useDateFormat()
  const [edited, setEdited] = useState<ScaleValues>()
  const scales = plant.gate?.scales ?? []
  const { company } = plant
  const empty = { plant: plant.id, name: '', divisionKg: 20, maxKg: 60_000, serial: '', verifiedUntil: null } as const
  return (
    <Card
      heading={texts.scales}
      flush={scales.length > 0}
      action={
        <Button
          variant="secondary"
          size="s"
          icon={iconPlus}
          onClick={() => setEdited({ id: newId(), version: 0, company, ...empty })}
        >
          {texts.newscale}
        </Button>
      }
    >
      {scales.length === 0 && <p>{texts.noscales}</p>}
      {scales.length > 0 && (
        <DataTable caption={texts.scales}>
          <TableHead
            headings={[texts.scalename, texts.division, texts.serial, texts.verifieduntil]}
            acts={texts.edit}
          />
          <tbody>
            {scales.map((scale) => (
              <tr key={scale.id}>
                <th scope="row" data-cell="title">
                  {scale.plant === null ? `${scale.name}, ${texts.farmscale}` : scale.name}
                </th>
                <td data-label={texts.division}>{`${formatNumber(scale.divisionKg)}\u00a0kg`}</td>
                <td data-label={texts.serial}>{scale.serial}</td>
                <td data-label={texts.verifieduntil}>
                  <Verified until={scale.verifiedUntil} written={scale.verifiedUntil && day(scale.verifiedUntil)} />
                </td>
                <td data-cell="acts">
                  <Button
                    variant="quiet"
                    size="s"
                    icon={iconEdit}
                    aria-label={`${texts.edit}: ${scale.name}`}
                    onClick={() => setEdited({ ...scale, company })}
                  >
                    {texts.edit}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
      {edited && (
        <Suspended>
          <ScaleDialog key={edited.id} values={edited} plant={plant.id} onClose={() => setEdited(undefined)} />
        </Suspended>
      )}
    </Card>
  )
}

function Verified({ until, written }: { until: Scale['verifiedUntil']; written: string | null }): ReactElement {
  const texts = useManureTexts('registers')
  if (until === null) return <Chip tone="warn">{texts.notverified}</Chip>
  if (until < dayOf(new Date())) return <Chip tone="err">{`${texts.verificationended} ${written}`}</Chip>
  return <>{written}</>
}
