/** Bio-security alerts of the office's companies: those that run, come or have ended (6.2). */
import {
  Chip,
  Cluster,
  DataTable,
  EmptyState,
  iconPlus,
  iconShield,
  LinkButton,
  ListChoice,
  PagedList,
  Stack,
  TableHead,
  usePages,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { ListedAlert } from '../../contract/alerts/alert.ts'
import { searchAlerts } from '../../contract/alerts/calls.ts'
import { alertKindNames } from '../../contract/states/names.ts'
import { PickupsPage } from '../consignments/pickups-page.tsx'
import { useName } from '../lists/names.ts'
import { useManureTexts } from '../texts/texts.ts'
import { alertTones, useAlertWords } from './use-alert-words.ts'

const views = ['current', 'past', 'all'] as const

export function AlertsScreen(): ReactElement {
  const texts = useManureTexts('alerts')
  const [view, setView] = useState<(typeof views)[number]>('current')
  const list = usePages(searchAlerts, { view, direction: 'desc', limit: 100 })
  return (
    <PickupsPage
      part="alerts"
      heading={texts.alerts}
      actions={
        <LinkButton icon={iconPlus} href="#/manuredelivery/office/alerts/new">
          {texts.newalert}
        </LinkButton>
      }
    >
      <Stack>
        <Cluster>
          <ListChoice
            label={texts.view}
            value={view}
            options={views.map((value) => ({ value, label: texts[`view_${value}`] }))}
            onChoose={(chosen) => setView(views.find((each) => each === chosen) ?? 'current')}
          />
        </Cluster>
        <PagedList
          list={list}
          none={
            <EmptyState icon={iconShield} title={texts.noalerts}>
              <p>{texts.noalertstext}</p>
            </EmptyState>
          }
        >
          {(rows) => (
            <DataTable caption={texts.alerts}>
              <TableHead headings={[texts.what, texts.where, texts.rule, texts.days, texts.company, texts.state]} />
              <tbody>
                {rows.map((alert) => (
                  <Row key={alert.id} alert={alert} />
                ))}
              </tbody>
            </DataTable>
          )}
        </PagedList>
      </Stack>
    </PickupsPage>
  )
}

function Row({ alert }: { alert: ListedAlert }): ReactElement {
  const texts = useManureTexts('alerts')
  const name = useName()
  const { area, days } = useAlertWords()
  return (
    <tr>
      <th scope="row" data-cell="title">
        <a href={`#/manuredelivery/office/alerts/${alert.id}`}>{name(alertKindNames[alert.kind ?? 'other'])}</a>
      </th>
      <td data-label={texts.where}>{area(alert)}</td>
      <td data-label={texts.rule}>{texts[`rule_${alert.rule}`]}</td>
      <td data-label={texts.days}>{days(alert)}</td>
      <td data-label={texts.company}>{alert.company?.name ?? texts.allcompanies}</td>
      <td data-label={texts.state}>
        <Chip tone={alertTones[alert.state]}>{texts[`state_${alert.state}`]}</Chip>
      </td>
    </tr>
  )
}
