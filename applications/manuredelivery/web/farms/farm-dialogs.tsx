/** What is opened on a farm's page: each in a dialog of its own. */
import type { Quantity } from '@workspace/portal/contract'
import {
  Button,
  Checkbox,
  EnumSelect,
  FailureNotice,
  newId,
  QuantityField,
  Select,
  Stack,
  TextArea,
  TextInput,
  useSchemaForm,
  useSend,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Analysis, Farm, Store } from '../../contract/farms/calls.ts'
import { readFarm, removeStore, saveStore } from '../../contract/farms/calls.ts'
import { loaders, storeKinds, surfaces } from '../../contract/farms/farm.ts'
import type { FarmLink } from '../../contract/farms/farm-link.ts'
import { addFarmMember } from '../../contract/farms/new-farm.ts'
import { useManureTexts } from '../texts/texts.ts'
import { AnalysisDialog, WithdrawDialog } from './analysis-dialogs.tsx'
import { FormDialog } from './form-dialog.tsx'
import { CloseDialog, LinkDialog } from './link-dialogs.tsx'

export type Opened =
  | { readonly kind: 'store'; readonly store: Store | undefined }
  | { readonly kind: 'analysis' }
  | { readonly kind: 'member' }
  | { readonly kind: 'withdraw'; readonly analysis: Analysis }
  | { readonly kind: 'link' | 'close'; readonly link: FarmLink }

/** A part of the farm's page that opens a dialog. */
export type PartProps = { farm: Farm; onOpen: (opened: Opened) => void }

type DialogProps = { farm: Farm; onClose: () => void }

export function FarmDialog({ opened, ...dialog }: DialogProps & { opened: Opened }): ReactElement {
  if (opened.kind === 'store') return <StoreDialog {...dialog} store={opened.store} />
  if (opened.kind === 'withdraw') return <WithdrawDialog onClose={dialog.onClose} analysis={opened.analysis} />
  if (opened.kind === 'link') return <LinkDialog {...dialog} link={opened.link} />
  if (opened.kind === 'close') return <CloseDialog {...dialog} link={opened.link} />
  if (opened.kind === 'member') return <MemberDialog {...dialog} />
  return <AnalysisDialog {...dialog} />
}

/** The store as its form holds it. */
function valuesOf(store: Store | undefined, farm: Farm) {
  return {
    ...{ name: store?.name ?? '', site: store?.site ?? farm.sites[0]?.id ?? '', kind: store?.kind ?? 'store' },
    keepingPlace: store === undefined ? (farm.keepingPlaces[0]?.id ?? '') : (store.keepingPlace ?? ''),
    capacityM3: (store?.capacityM3 ?? undefined) as Quantity | undefined,
    covered: store?.covered ?? true,
    loadingBy: store?.loadingBy ?? ('farm' as Store['loadingBy']),
    surface: store?.surface ?? ('hard' as Store['surface']),
    ...{ contactName: store?.contactName ?? '', contactTelephone: store?.contactTelephone ?? '' },
    instructions: store?.instructions ?? '',
  }
}

function StoreDialog({ farm, store, onClose }: DialogProps & { store: Store | undefined }): ReactElement {
  const texts = useManureTexts('farm')
  const [id] = useState(() => store?.id ?? newId())
  const sending = useSend(saveStore, { invalidates: [readFarm], successMessage: texts.storesaved, onDone: onClose })
  const removing = useSend(removeStore, { invalidates: [readFarm], successMessage: texts.removed, onDone: onClose })
  const version = store?.version ?? 0
  const form = useSchemaForm(
    saveStore.input,
    {
      values: valuesOf(store, farm),
      labels: {
        ...{ name: texts.name, site: texts.site, kind: texts.kind, keepingPlace: texts.keepingplace },
        ...{ capacityM3: texts.capacity, loadingBy: texts.loadingby, surface: texts.surface },
        ...{
          contactName: texts.contactname,
          contactTelephone: texts.contacttelephone,
          instructions: texts.instructions,
        },
      },
      messages: { name: { missing: texts.namemissing } },
      warnsOfLeaving: false,
      mayRetry: true,
      inputOf: ({ keepingPlace, capacityM3, ...values }) => ({
        ...{ id, version, account: farm.id, ...values, keepingPlace: keepingPlace === '' ? null : keepingPlace },
        ...{ capacityM3: capacityM3 === undefined ? null : Number(capacityM3) },
        ...{ place: store?.place ?? null, kgPerM3: store?.kgPerM3 ?? null },
      }),
    },
    { ...sending, send: (input) => sending.send(input as never) },
  )
  return (
    <FormDialog
      heading={store === undefined ? texts.addstore : store.name}
      label={texts.save}
      form={form}
      onClose={onClose}
    >
      <TextInput {...form.field('name')} maxLength={60} data-dialog-first />
      {farm.sites.length > 1 && (
        <Select {...form.field('site')}>
          {farm.sites.map((site) => (
            <option key={site.id} value={site.id}>
              {[site.name, site.city].filter(Boolean).join(', ')}
            </option>
          ))}
        </Select>
      )}
      <EnumSelect {...form.field('kind')} of={storeKinds} words={(kind) => texts[`kind_${kind}`]} />
      <Select {...form.field('keepingPlace')}>
        <option value="">{texts.nokeepingplace}</option>
        {farm.keepingPlaces.map((place) => (
          <option key={place.id} value={place.id}>{`${place.id}, ${place.municipality}`}</option>
        ))}
      </Select>
      <QuantityField {...form.control('capacityM3')} unit="m³" />
      <EnumSelect {...form.field('loadingBy')} of={loaders} words={(who) => texts[`loadingby_${who}`]} />
      <EnumSelect {...form.field('surface')} of={surfaces} words={(surface) => texts[`surface_${surface}`]} />
      <Checkbox
        label={texts.covered}
        checked={form.values.covered}
        onChange={({ target }) => form.set('covered', target.checked)}
      />
      <TextInput {...form.field('contactName')} maxLength={100} autoComplete="off" />
      <TextInput {...form.field('contactTelephone')} type="tel" maxLength={20} autoComplete="off" />
      <TextArea {...form.field('instructions')} hint={texts.instructionshint} maxLength={500} />
      {store !== undefined && (
        <Stack gap="s">
          {removing.failure && <FailureNotice answer={removing.failure} />}
          <Button variant="danger" busy={removing.isBusy} onClick={() => void removing.send({ id, version } as never)}>
            {texts.remove}
          </Button>
        </Stack>
      )}
    </FormDialog>
  )
}

function MemberDialog({ farm, onClose }: DialogProps): ReactElement {
  const texts = useManureTexts('farm')
  const sending = useSend(addFarmMember, {
    invalidates: [readFarm],
    successMessage: texts.memberadded,
    onDone: onClose,
  })
  const form = useSchemaForm(
    addFarmMember.input,
    {
      values: { email: '' },
      labels: { email: texts.memberemail },
      messages: { email: { missing: texts.emailmissing } },
      warnsOfLeaving: false,
      mayRetry: true,
      inputOf: ({ email }) => ({ account: farm.id, email }),
    },
    { ...sending, send: (input) => sending.send(input as never) },
  )
  return (
    <FormDialog heading={texts.addmember} label={texts.addmember} form={form} onClose={onClose}>
      <TextInput {...form.field('email')} type="email" hint={texts.memberhint} maxLength={254} data-dialog-first />
    </FormDialog>
  )
}
