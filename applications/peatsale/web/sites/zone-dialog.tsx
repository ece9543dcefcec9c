/** The office sets the zone of a site, and types kilometres where it knows better than the coordinates. */
import {
  Dialog,
  DialogActions,
  FailureNotice,
  Notice,
  Select,
  Stack,
  useAnswer,
  useSend,
  useTexts,
  WholeField,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readCustomer } from '../../contract/customers/calls.ts'
import { saveSiteZone } from '../../contract/sites/calls.ts'
import type { SiteSeen, SiteZone } from '../../contract/sites/site.ts'
import { searchSwamps } from '../../contract/swamps/calls.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { useZoneNames } from './zone-names.ts'

export type ZoneDialogProps = {
  site: SiteSeen
  zone: SiteZone
  seller: { readonly id: string; readonly name: string }
  onClose: () => void
}

export function ZoneDialog({ site, zone: stored, seller, onClose }: ZoneDialogProps): ReactElement {
  const texts = usePeatTexts('sites')
  const common = useTexts('common')
  const { zones, nameOf } = useZoneNames(seller.id)
  const swamps = useAnswer(searchSwamps, { seller: seller.id, limit: 60, counted: false })
  const [zone, setZone] = useState(stored.zone)
  const [typed, setTyped] = useState<Readonly<Record<string, number | undefined>>>({})
  const { send, isBusy, failure } = useSend(saveSiteZone, {
    invalidates: [readCustomer],
    successMessage: texts.zonesaved,
    onDone: onClose,
  })
  const isOld = failure !== undefined && 'refused' in failure && failure.refused === 'modified_elsewhere'
  function save() {
    const distances = Object.entries(typed).map(([swamp, km]) => ({ swamp, km: km ?? null }))
    void send({ site: site.id, seller: seller.id, version: stored.version, zone, distances })
  }
  const actions = (
    <DialogActions onClose={onClose} busy={isBusy} onClick={save}>
      {common.save}
    </DialogActions>
  )
  return (
    <Dialog heading={texts.setzone} actions={actions} onClose={onClose} onEnter={save} locked={isBusy}>
      <Stack>
        <p>{`${site.name}, ${seller.name}`}</p>
        <Select label={texts.zone} value={zone} onChange={({ target }) => setZone(target.value)} data-dialog-first>
          <option value="">{texts.takesproposed}</option>
          {zones.map(({ id }) => (
            <option key={id} value={id}>
              {nameOf(id)}
            </option>
          ))}
        </Select>
        {stored.proposedKm !== null && stored.proposedZone !== '' && (
          <p>{texts.proposed({ zone: nameOf(stored.proposedZone), km: stored.proposedKm })}</p>
        )}
        {(swamps.data?.rows ?? []).map((swamp) => {
          const known = stored.distances.find((distance) => distance.swamp === swamp.id)
          const value = swamp.id in typed ? typed[swamp.id] : known?.isTyped ? known.km : undefined
          return (
            <WholeField
              key={swamp.id}
              label={texts.kmto({ swamp: swamp.name })}
              {...(known && !known.isTyped && { hint: texts.kmguessed({ km: known.km }) })}
              value={value}
              onChange={(km) => setTyped({ ...typed, [swamp.id]: km })}
            />
          )
        })}
        {isOld && <Notice tone="err" title={texts.zonechanged} />}
        {failure && !isOld && <FailureNotice answer={failure} />}
      </Stack>
    </Dialog>
  )
}
