/** The copy of the own data in plain words, section by section. */
import type { ReactElement } from 'react'
import type { PersonalData } from '../../../../contract/personal-data/personal-data.ts'
import { deviceName } from '../../../../contract/sessions/device-name.ts'
import { formatDateTime, lookUpText, useLanguage, useTexts } from '../../../kernel/texts/index.ts'
import { useLetterName } from '../../system/index.ts'
import { AccountFacts } from './account-facts.tsx'
import { ApplicationLists } from './application-lists.tsx'
import { LongTable } from './long-table.tsx'
import css from './own-data.module.css'
import { OwnLog } from './own-log.tsx'

export function PersonalPage({ data }: { data: PersonalData }): ReactElement {
  const texts = useTexts('settings')
  const { language } = useLanguage()
  return (
    <div className={css.sections}>
      <p className={css.words}>
        {texts.owndatamade({ portal: data.portal, time: formatDateTime(new Date(data.madeat), language) })}
      </p>
      <AccountFacts data={data} />
      <Sessions sessions={data.sessions} />
      <Devices devices={data.devices} />
      <SecondFactor factor={data.secondfactor} />
      {data.applications.map((application) => (
        <ApplicationLists key={application.key} application={application} />
      ))}
      <Letters letters={data.letters} />
      <Notices notices={data.notices} />
      <Feedback feedback={data.feedback} />
      <OwnLog lines={data.log} username={data.account.username} />
    </div>
  )
}

function Sessions({ sessions }: { sessions: PersonalData['sessions'] }): ReactElement {
  const texts = useTexts('settings')
  const moment = useMoment()
  return (
    <LongTable
      heading={texts.sessionsheading}
      headings={[texts.owndatadevice, texts.owndatasignedin, texts.owndatalastused]}
      lines={sessions}
      rowOf={({ device, current, signedinat, lastseenat }) => [
        current ? `${deviceName(device)} (${texts.sessionthis.toLowerCase()})` : deviceName(device),
        moment(signedinat),
        moment(lastseenat),
      ]}
    />
  )
}

/** Browsers that are known again at a sign-in; nothing else is kept of them. */
function Devices({ devices }: { devices: PersonalData['devices'] }): ReactElement {
  const texts = useTexts('settings')
  const moment = useMoment()
  return (
    <LongTable
      heading={texts.owndatadevices}
      headings={[texts.owndatafirstused, texts.owndatalastused]}
      lines={devices}
      rowOf={({ firstusedat, lastusedat }) => [moment(firstusedat), moment(lastusedat)]}
    />
  )
}

function SecondFactor({ factor }: { factor: PersonalData['secondfactor'] }): ReactElement {
  const texts = useTexts('settings')
  const moment = useMoment()
  const { appsince, passkeys, codesleft } = factor
  const ways = [
    ...(appsince === '' ? [] : [[texts.owndataapp, moment(appsince), '']]),
    ...passkeys.map(({ name, addedat, lastusedat }) => [
      texts.owndatapasskey({ name }),
      moment(addedat),
      lastusedat === '' ? texts.owndatanothandled : moment(lastusedat),
    ]),
    ...(codesleft === 0 ? [] : [[texts.owndatacodes({ count: codesleft }), '', '']]),
  ]
  return (
    <LongTable
      heading={texts.owndatafactor}
      headings={[texts.owndataway, texts.owndatasince, texts.owndatalastused]}
      lines={ways}
      rowOf={(way) => way}
    />
  )
}

function Letters({ letters }: { letters: PersonalData['letters'] }): ReactElement {
  const texts = useTexts('settings')
  const system = useTexts('adminsystem')
  const nameOf = useLetterName()
  const moment = useMoment()
  return (
    <LongTable
      heading={texts.owndataletters}
      headings={[system.lettertime, system.letterkind, system.letterrecipient, system.letterstate]}
      lines={letters}
      rowOf={({ template, recipient, state, queuedat, sentat }) => [
        moment(sentat || queuedat),
        nameOf(template),
        recipient,
        lookUpText(system, `letterstate_${state}`),
      ]}
    />
  )
}

/** Which letters the person has left out stands in the file and on the page of notices. */
function Notices({ notices }: { notices: PersonalData['notices'] }): ReactElement {
  const texts = useTexts('settings')
  const { language } = useLanguage()
  const moment = useMoment()
  return (
    <LongTable
      heading={texts.owndatanotices}
      headings={[texts.owndatasent, texts.owndatanotice, texts.owndataread]}
      lines={notices}
      rowOf={({ at, title, text, readat }) => [
        moment(at),
        `${title[language]}. ${text[language]}`,
        readat === '' ? texts.owndatanothandled : moment(readat),
      ]}
    />
  )
}

function Feedback({ feedback }: { feedback: PersonalData['feedback'] }): ReactElement {
  const texts = useTexts('settings')
  const moment = useMoment()
  return (
    <LongTable
      heading={texts.owndatafeedback}
      headings={[texts.owndatasent, texts.owndatafeedbacktext, texts.owndatahandled]}
      lines={feedback}
      rowOf={({ text, sentat, handledat }) => [
        moment(sentat),
        text,
        handledat === '' ? texts.owndatanothandled : moment(handledat),
      ]}
    />
  )
}

function useMoment(): (at: string) => string {
  const { language } = useLanguage()
  return (at) => formatDateTime(new Date(at), language)
}
