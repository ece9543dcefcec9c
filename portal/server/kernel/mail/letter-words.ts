import type { LetterContent, LetterParameters } from './letters.ts'
import type { LetterTexts } from './texts/letter-texts.ts'

export interface LetterMarks {
  readonly texts: LetterTexts
  /** Empty in letters without a link. */
  readonly link: string
  readonly sitetitle: string
  readonly siteadmin: string
  readonly time: string
  readonly name: string
}

export interface LetterWords {
  readonly subject: string
  /** Where there is a link, it is a paragraph of its own. */
  readonly paragraphs: readonly string[]
  /** Words on the button; a link without them is not what the receiver is meant to press. */
  readonly button?: string
}

/** Subject and paragraphs of each letter. */
export function letterWords(letter: LetterContent, marks: LetterMarks): LetterWords {
  const { texts, link, time, siteadmin } = marks
  switch (letter.template) {
    case 'verify':
      return linked(texts.mailverifysubject, texts.mailverifybody(marks), texts.mailverifysubject)
    case 'reset':
      return linked(texts.mailresetsubject, texts.mailresetbody(marks), texts.mailresetsubject)
    case 'adminreset':
      return linked(texts.mailadminresetsubject, texts.mailadminresetbody(marks), texts.mailresetsubject)
    case 'accountcreated': {
      const body = texts.mailaccountcreatedbody({ username: letter.parameters.username, link })
      return linked(texts.mailaccountcreatedsubject, body, texts.mailresetsubject)
    }
    case 'passwordchanged':
      return { subject: texts.mailpasswordchangedsubject, paragraphs: passwordParagraphs(marks) }
    case 'newdevice':
      return { subject: texts.mailnewdevicesubject, paragraphs: newDeviceParagraphs(letter.parameters, marks) }
    case 'emailchanged': {
      const change = { email: letter.parameters.email, time, siteadmin }
      const paragraphs = link === '' ? texts.mailemailchangedbody(change) : texts.mailemailundobody({ ...change, link })
      return { subject: texts.mailemailchangedsubject, paragraphs }
    }
    case 'confirmemail': {
      const body = texts.mailemailconfirmbody({ email: letter.parameters.email, time, link })
      return linked(texts.mailemailconfirmsubject, body, texts.mailemailconfirmsubject)
    }
    case 'feedback': {
      const { email, text } = letter.parameters
      const paragraphs = texts.mailfeedbackbody({ name: marks.name, email, time, text })
      return { subject: texts.mailfeedbacksubject(marks), paragraphs }
    }
    case 'newcomers':
      return newcomersWords(letter.parameters, marks)
    case 'letin': {
      const applications = letter.parameters.applications.join(', ')
      const body =
        applications === '' ? texts.mailletinplainbody({ link }) : texts.mailletinbody({ applications, link })
      return linked(texts.mailletinsubject, body, texts.mailletinbutton)
    }
    case 'claimdeclined':
      return { subject: texts.mailclaimdeclinedsubject, paragraphs: texts.mailclaimdeclinedbody(marks) }
    case 'secondfactoradded':
    case 'secondfactorremoved':
    case 'recoverycodesrenewed':
    case 'recoverycodeused':
      return secondFactorWords(letter, marks)
    case 'backup':
      return { subject: texts.mailbackupsubject(marks), paragraphs: backupParagraphs(letter.parameters, texts) }
    case 'test':
      return { subject: texts.mailtestsubject(marks), paragraphs: texts.mailtestbody(marks) }
  }
}

function backupParagraphs({ last, fault }: LetterParameters['backup'], texts: LetterTexts): readonly string[] {
  const what =
    fault === '' ? texts.mailbackupoverdue : texts.mailbackupfailed({ reason: texts[`mailbackupfault_${fault}`] })
  return [what, last === '' ? texts.mailbackupnone : texts.mailbackuplast({ last }), texts.mailbackupbody]
}

type AboutSecondFactor = 'secondfactoradded' | 'secondfactorremoved' | 'recoverycodesrenewed' | 'recoverycodeused'

function secondFactorWords(
  letter: Extract<LetterContent, { template: AboutSecondFactor }>,
  marks: LetterMarks,
): LetterWords {
  const { texts, time } = marks
  switch (letter.template) {
    case 'secondfactoradded':
      return notMe(
        texts.mailsecondfactoraddedsubject,
        texts[`mailsecondfactoradded_${letter.parameters.kind}`](marks),
        marks,
      )
    case 'secondfactorremoved':
      return notMe(
        texts.mailsecondfactorremovedsubject,
        texts[`mailsecondfactorremoved_${letter.parameters.kind}`](marks),
        marks,
      )
    case 'recoverycodesrenewed':
      return notMe(texts.mailrecoverycodesrenewedsubject, texts.mailrecoverycodesrenewedbody(marks), marks)
    case 'recoverycodeused': {
      const what = texts.mailrecoverycodeusedbody({ time, left: letter.parameters.left })
      return notMe(texts.mailrecoverycodeusedsubject, what, marks)
    }
  }
}

/** What happened to the account, and what to do where its owner did not do it. */
function notMe(subject: string, what: string, { texts, link, siteadmin }: LetterMarks): LetterWords {
  const help = link === '' ? [texts.mailnotmecontact({ siteadmin })] : texts.mailnotme({ link, siteadmin })
  return { subject, paragraphs: [what, ...help] }
}

function passwordParagraphs({ texts, link, time, siteadmin }: LetterMarks): readonly string[] {
  return link === ''
    ? texts.mailpasswordchangedbody({ time, siteadmin })
    : texts.mailpasswordnotmebody({ time, link, siteadmin })
}

function newDeviceParagraphs(
  { device, time }: LetterParameters['newdevice'],
  { texts, link, siteadmin }: LetterMarks,
): readonly string[] {
  const what = texts.mailnewdevicebody({ device: device || texts.mailnewdeviceunknown, time })
  return link === ''
    ? [...what, texts.mailnewdevicecontact({ siteadmin })]
    : [...what, ...texts.mailnewdevicenotmebody({ link })]
}

function newcomersWords({ waiting }: LetterParameters['newcomers'], { texts, link }: LetterMarks): LetterWords {
  const count = waiting.reduce((sum, each) => sum + each.count, 0)
  const people = waiting.map((each) => `${each.company || texts.mailnewcomersnocompany} ${each.count}`).join(', ')
  const body = texts.mailnewcomersbody({ people, link })
  return linked(texts.mailnewcomerssubject({ count }), body, texts.mailnewcomersbutton)
}

function linked(subject: string, paragraphs: readonly string[], button: string): LetterWords {
  return { subject, paragraphs, button }
}
