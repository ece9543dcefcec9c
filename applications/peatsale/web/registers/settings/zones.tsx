/** The delivery zones of a seller: how far each reaches. */
import { Button, Card, DataTable, iconEdit, iconPlus, newId, TableHead } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Zone } from '../../../contract/sellers/seller.ts'
import { usePeatTexts } from '../../texts/texts.ts'
import { ZoneDialog } from './zone-dialog.tsx'

export function Zones({ seller, zones }: { seller: string; zones: readonly Zone[] }): ReactElement {
  const texts = usePeatTexts('settings')
  const [edited, setEdited] = useState<Zone>()
  return (
    <Card
      heading={texts.zones}
      action={
        <Button
          variant="secondary"
          icon={iconPlus}
          onClick={() => setEdited({ id: newId(), version: 0, code: '', name: '', maxKm: Number.NaN })}
        >
          {texts.newzone}
        </Button>
      }
    >
      <p>{zones.length === 0 ? texts.nozonestext : texts.zonestext}</p>
      {zones.length > 0 && (
        <DataTable caption={texts.zones}>
          <TableHead headings={[texts.zonename, texts.code, texts.maxkm]} acts={texts.edit} />
          <tbody>
            {zones.map((zone) => (
              <tr key={zone.id}>
                <th scope="row" data-cell="title">
                  {zone.name}
                </th>
                <td data-label={texts.code}>{zone.code}</td>
                <td data-label={texts.maxkm}>{`${zone.maxKm} km`}</td>
                <td data-cell="acts">
                  <Button
                    variant="quiet"
                    icon={iconEdit}
                    aria-label={texts.editzone({ name: zone.name })}
                    onClick={() => setEdited(zone)}
                  >
                    {texts.edit}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
      {edited && <ZoneDialog seller={seller} zone={edited} onClose={() => setEdited(undefined)} />}
    </Card>
  )
}
