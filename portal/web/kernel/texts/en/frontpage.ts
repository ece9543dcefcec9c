/** English texts: the front page. */
import type { frontpage as finnish } from '../fi/frontpage.ts'
import type { Section } from '../section.ts'

export const frontpage: Section<typeof finnish> = {
  yourapplications: 'Your applications',
  noapplicationstext: 'No applications',
  showallapps: 'All applications',
  showpreferredapps: 'Favourites',
  nopreferredappstext: 'You have not chosen any favourite applications yet.',
  choosepreferredappslink: 'Choose favourites in user settings',
  frontpagetitle: 'Front page',
  appsfilter: 'Show applications',
  favourite: 'Favourite',
  nopreferredappshelptext: 'Your favourites are gathered in this view.',
  noapplicationshelptext: 'An administrator gives you the rights to applications.',
  checkowninformation: 'Check your own information',
  appwaitingtext: 'An administrator will open the application for you. You can also call.',
  welcome: ({ name }) => `Welcome, ${name}`,
  stepregistered: 'You registered',
  stepverified: 'Email verified',
  stepopening: 'An administrator opens the application',
  stepopeningby: ({ company }) => `${company} opens the application`,
  stepopeninghelp: 'You will get an email when you are let in.',
  stepdone: 'Done',
  stepnow: 'Under way',
  callphone: ({ phone }) => `Call ${phone}`,
  plannedshutdowntext: ({ from, to }) => `Planned downtime: ${from} – ${to}.`,
}
