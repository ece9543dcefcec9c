/** Manure that was collected without a plan: a farm that the carrier knows, and then as any other collection. */
import {
  ChoiceTiles,
  FailureNotice,
  iconTruck,
  MissingAnswer,
  Stack,
  StateButton,
  TextInput,
  useAnswer,
  useLanguage,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readCarrier } from '../../contract/carriers/calls.ts'
import { searchTypes } from '../../contract/types/calls.ts'
import type { KnownFarm } from '../../contract/unplanned/calls.ts'
import { searchKnownFarms } from '../../contract/unplanned/calls.ts'
import { useStart } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'
import { EstimateFields } from './estimate-fields.tsx'
import { HanderChoice } from './hander-choice.tsx'
import { useEstimate } from './use-estimate.ts'
import type { UnplannedOf } from './use-unplanned.ts'
import { useUnplanned } from './use-unplanned.ts'

const fewest = 3

export function UnplannedView({ usual }: { usual: string | undefined }): ReactElement {
  const texts = useManureTexts('driving')
  const [find, setFind] = useState('')
  const [chosen, setChosen] = useState<string>()
  const asked = find.trim()
  const read = useAnswer(searchKnownFarms, { find: asked }, { enabled: asked.length >= fewest })
  const farms = asked.length >= fewest ? (read.data?.farms ?? []) : []
  const keyOf = ({ account, company }: KnownFarm) => `${account} ${company.id}`
  const farm = farms.find((each) => keyOf(each) === chosen)
  return (
    <Stack>
      <TextInput
        label={texts.findfarm}
        hint={texts.findfarmhint}
        autoComplete="off"
        value={find}
        onChange={({ currentTarget }) => setFind(currentTarget.value)}
      />
      {read.data && asked.length >= fewest && farms.length === 0 && <p>{texts.nofarms}</p>}
      {farms.length > 0 && (
        <ChoiceTiles
          long
          legend={texts.whichfarm}
          options={farms.map((each) => ({
            value: keyOf(each),
            label: each.name,
            note: [each.municipality, each.company.name].filter(Boolean).join(', '),
          }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
      {farm && <Collected key={chosen} farm={farm} usual={usual} />}
    </Stack>
  )
}

function Collected({ farm, usual }: { farm: KnownFarm; usual: string | undefined }): ReactElement {
  const id = useStart().data?.carrier?.id ?? ''
  const carrier = useAnswer(readCarrier, { id }, { enabled: id !== '' })
  const types = useAnswer(searchTypes, {})
  if (!carrier.data || !types.data) return <MissingAnswer of={[carrier, types]} />
  return (
    <Form
      farm={farm}
      usual={usual}
      vehicles={carrier.data.vehicles}
      types={types.data.types.filter(({ active }) => active)}
    />
  )
}

function Form(of: UnplannedOf): ReactElement {
  const texts = useManureTexts('driving')
  const work = useUnplanned(of)
  const { draft, isAsked } = work
  return (
    <Stack>
      <Choices of={of} work={work} />
      {work.field && <Estimated key={`${draft.vehicle} ${draft.store} ${draft.type}`} work={work} />}
      <HanderChoice
        legend={texts.whohanded}
        mayBeAbsent
        names={[]}
        {...{ who: draft.who, typed: draft.typed, isAsked }}
        onWho={(who) => work.set({ who })}
        onType={(typed) => work.set({ typed })}
      />
      {work.failure && <FailureNotice answer={work.failure} help={texts.kepthere} />}
      <StateButton
        icon={iconTruck}
        note={texts.unplannednote}
        busy={work.isBusy}
        busyLabel={texts.saving}
        onClick={() => void work.finish()}
      >
        {texts.collected}
      </StateButton>
    </Stack>
  )
}

type Work = ReturnType<typeof useUnplanned>

/** Boxes and density are those of the truck and the manure that were chosen. */
function Estimated({ work }: { work: Work }): ReactElement {
  const estimate = useEstimate({ basis: '', estimateKg: null, loadedM3: null, field: work.field })
  work.estimate.current = estimate.amount
  return <EstimateFields estimate={estimate} of={{ field: work.field }} isAsked={work.isAsked} />
}

function Choices({ of: { farm, vehicles, types }, work }: { of: UnplannedOf; work: Work }): ReactElement {
  const texts = useManureTexts('driving')
  const { language } = useLanguage()
  const { draft, set, isAsked } = work
  const missing = (value: string | undefined) => (isAsked && value === undefined ? texts.choose : undefined)
  return (
    <>
      <ChoiceTiles
        long
        legend={texts.whichstore}
        options={farm.stores.map(({ id, name }) => ({ value: id, label: name }))}
        value={draft.store}
        onChange={(store) => set({ store, type: farm.stores.find(({ id }) => id === store)?.type ?? draft.type })}
        error={missing(draft.store)}
      />
      <ChoiceTiles
        long
        legend={texts.whichtype}
        options={types.map(({ id, nameFi, nameEn }) => ({ value: id, label: language === 'fi' ? nameFi : nameEn }))}
        value={draft.type}
        onChange={(type) => set({ type })}
        error={missing(draft.type)}
      />
      <ChoiceTiles
        long
        legend={texts.whichplant}
        options={farm.plants.map(({ id, name }) => ({ value: id, label: name }))}
        value={draft.plant}
        onChange={(plant) => set({ plant })}
        error={missing(draft.plant)}
      />
      <ChoiceTiles
        legend={texts.whichtruck}
        options={vehicles.map(({ id, plate }) => ({ value: id, label: plate }))}
        value={draft.vehicle}
        onChange={(vehicle) => set({ vehicle })}
        error={missing(draft.vehicle)}
      />
    </>
  )
}
