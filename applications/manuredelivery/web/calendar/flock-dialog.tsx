/** A flock: when its birds come and leave, and in which house. */
import { flockSpecies } from '@workspace/logistics/contract/calendar'
import type { LocalDate } from '@workspace/portal/contract'
import {
  Button,
  DateField,
  Dialog,
  DialogActions,
  EnumSelect,
  FailureNotice,
  FormStack,
  newId,
  Select,
  Stack,
  TextInput,
  useSchemaForm,
  useSend,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useId, useState } from 'react'
import { readCalendar, removeFlock, saveFlock } from '../../contract/calendar/calls.ts'
import type { Farm } from '../../contract/farms/calls.ts'
import { useManureTexts } from '../texts/texts.ts'
import type { Calendar } from './weeks.ts'

export type OpenFlock = NonNullable<Calendar['flocks']>[number]

export function FlockDialog({
  farm,
  flock,
  onClose,
}: {
  farm: Farm
  /** Undefined: a new one. */
  flock: OpenFlock | undefined
  onClose: () => void
}): ReactElement {
  const texts = useManureTexts('calendar')
  const formId = useId()
  const [id] = useState(() => flock?.id ?? newId())
  const version = flock?.version ?? 0
  const done = { invalidates: [readCalendar], onDone: onClose }
  const sending = useSend(saveFlock, { ...done, successMessage: texts.saved })
  const removing = useSend(removeFlock, { ...done, successMessage: texts.removed })
  const form = useSchemaForm(
    saveFlock.input,
    {
      values: valuesOf(flock, farm),
      labels: {
        ...{ house: texts.house, site: texts.site, species: texts.species, birds: texts.birds },
        ...{ inDay: texts.inday, outDay: texts.outday, note: texts.note },
      },
      messages: {
        ...{ house: { missing: texts.housemissing }, inDay: { missing: texts.indaymissing } },
        birds: texts.birdsmissing,
      },
      warnsOfLeaving: false,
      mayRetry: true,
      inputOf: ({ birds, outDay, ...values }) => ({
        ...{ id, version, account: farm.id, ...values, outDay: outDay ?? null },
        birds: Number(birds.replaceAll(/\s/g, '') || Number.NaN),
      }),
    },
    { ...sending, send: (input) => sending.send(input as never) },
  )
  const actions = (
    <DialogActions form={formId} onClose={onClose} busy={form.isBusy}>
      {texts.save}
    </DialogActions>
  )
  const heading = flock === undefined ? texts.addflock : texts.editflock
  return (
    <Dialog heading={heading} onClose={onClose} locked={form.isBusy} actions={actions}>
      <FormStack {...form.props} id={formId}>
        <TextInput {...form.field('house')} hint={texts.househint} maxLength={40} data-dialog-first />
        {farm.sites.length > 1 && (
          <Select {...form.field('site')}>
            {farm.sites.map((site) => (
              <option key={site.id} value={site.id}>
                {[site.name, site.city].filter(Boolean).join(', ')}
              </option>
            ))}
          </Select>
        )}
        <EnumSelect {...form.field('species')} of={flockSpecies} words={(kind) => texts[`species_${kind}`]} />
        <TextInput {...form.field('birds')} inputMode="numeric" maxLength={9} />
        <DateField {...form.control('inDay')} />
        <DateField {...form.control('outDay')} hint={texts.outdayhint} />
        <TextInput {...form.field('note')} maxLength={200} />
        {form.failure !== undefined && <FailureNotice answer={form.failure} />}
        {flock !== undefined && (
          <Stack gap="s">
            {removing.failure && <FailureNotice answer={removing.failure} />}
            <Button
              variant="danger"
              busy={removing.isBusy}
              onClick={() => void removing.send({ id, version } as never)}
            >
              {texts.remove}
            </Button>
          </Stack>
        )}
      </FormStack>
    </Dialog>
  )
}

/** A new flock begins with the house's store name, and as a broiler: most flocks are. */
function valuesOf(flock: OpenFlock | undefined, farm: Farm) {
  return {
    ...{ house: flock?.house ?? farm.stores[0]?.name ?? '', site: flock?.site ?? farm.sites[0]?.id ?? '' },
    ...{ species: flock?.species ?? ('broiler' as OpenFlock['species']), birds: flock ? String(flock.birds) : '' },
    inDay: (flock?.inDay ?? undefined) as LocalDate | undefined,
    outDay: (flock?.outDay ?? undefined) as LocalDate | undefined,
    note: flock?.note ?? '',
  }
}
