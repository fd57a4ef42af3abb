import { escapeHTML } from 'bun'
import type { InboxMessage } from './inbox-message'
import { INBOX_STYLE } from './inbox-style'

export type MessageView = 'html' | 'tekst' | 'bron'

interface InboxPage {
  messages: InboxMessage[]
  selected: InboxMessage | null
  view: MessageView
  /** The mail as sent; only for the view of that name. */
  source: string
}

const TIME = new Intl.DateTimeFormat('nl-NL', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Amsterdam',
})
const FULL_TIME = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
})
const SIZE = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 })
const VIEWS: [MessageView, string][] = [
  ['html', 'Opgemaakt'],
  ['tekst', 'Tekst'],
  ['bron', 'Bron'],
]

/** The built-in inbox as one page without script: the list left, the chosen mail right. */
export function inboxPage({ messages, selected, view, source }: InboxPage): string {
  const title = selected ? `${selected.subject || '(geen onderwerp)'} · Postvak` : 'Postvak'
  return `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${escapeHTML(title)}</title>
<style>${INBOX_STYLE}</style>
</head>
<body class="${selected ? 'reading' : ''}">
<header class="top">
  <h1>Postvak</h1>
  <p>Uitgaande mail wordt hier bewaard en niet verstuurd.</p>
  <a class="button" href="/dev/mail${selected ? `/${selected.id}` : ''}">Vernieuwen</a>
</header>
<main>
  <nav aria-label="Berichten">${messages.length ? list(messages, selected) : NO_MAIL}</nav>
  ${selected ? message(selected, view, source) : nothingChosen(messages)}
</main>
</body>
</html>`
}

const NO_MAIL = '<p class="empty">Er is nog geen mail verstuurd.</p>'

function list(messages: InboxMessage[], selected: InboxMessage | null): string {
  const rows = messages.map(
    mail => `<li><a href="/dev/mail/${mail.id}"${mail.id === selected?.id ? ' aria-current="true"' : ''}>
      <span class="who">${escapeHTML(mail.to.map(nameOf).join(', '))}</span>
      <time datetime="${escapeHTML(mail.date)}">${TIME.format(new Date(mail.date))}</time>
      <span class="subject">${escapeHTML(mail.subject || '(geen onderwerp)')}</span>
      ${mail.attachments.length ? `<span class="count">${mail.attachments.length} bijl.</span>` : ''}
    </a></li>`,
  )
  return `<ol>${rows.join('')}</ol>`
}

function message(mail: InboxMessage, view: MessageView, source: string): string {
  const facts: [string, string][] = [
    ['Van', mail.from],
    ['Aan', mail.to.join(', ')],
    ['Cc', mail.cc.join(', ')],
    ['Antwoord naar', mail.replyTo.join(', ')],
    ['Verzonden', FULL_TIME.format(new Date(mail.date))],
  ]
  const shown = facts
    .filter(([, value]) => value)
    .map(([name, value]) => `<dt>${name}</dt><dd>${escapeHTML(value)}</dd>`)
  return `<article>
    <a class="back" href="/dev/mail">Alle berichten</a>
    <h2>${escapeHTML(mail.subject || '(geen onderwerp)')}</h2>
    <dl>${shown.join('')}</dl>
    ${attachments(mail)}
    <div class="views" role="group" aria-label="Weergave">${VIEWS.map(each => viewLink(mail, view, each)).join('')}</div>
    ${body(mail, view, source)}
  </article>`
}

function attachments(mail: InboxMessage): string {
  if (!mail.attachments.length) return ''
  const files = mail.attachments.map(
    (file, n) => `<li><a href="/dev/mail/messages/${mail.id}/attachments/${n}" download>
      ${escapeHTML(file.filename)} <small>${SIZE.format(Math.ceil(file.size / 1024))} kB</small></a></li>`,
  )
  return `<ul class="files" aria-label="Bijlagen">${files.join('')}</ul>`
}

function viewLink(mail: InboxMessage, view: MessageView, [name, label]: [MessageView, string]): string {
  return `<a href="/dev/mail/${mail.id}?weergave=${name}"${name === view ? ' aria-current="true"' : ''}>${label}</a>`
}

function body(mail: InboxMessage, view: MessageView, source: string): string {
  if (view === 'bron') return `<pre>${escapeHTML(source)}</pre>`
  if (view === 'tekst' || !mail.html) return `<pre class="text">${escapeHTML(mail.text)}</pre>`
  // Links open beside the inbox; scripts and forms of a mail never run.
  const html = `<base target="_blank"><meta name="color-scheme" content="light">${mail.html}`
  const sandbox = 'allow-popups allow-popups-to-escape-sandbox'
  return `<iframe title="Inhoud van het bericht" sandbox="${sandbox}" srcdoc="${escapeHTML(html)}"></iframe>`
}

function nothingChosen(messages: InboxMessage[]): string {
  const text = messages.length
    ? 'Kies links een bericht om het te lezen.'
    : 'Zodra de app mail verstuurt, staat die hier: offertes, herinneringen, uitnodigingen.'
  return `<section class="none"><p>${text}</p></section>`
}

const nameOf = (address: string) => address.replace(/ <[^<>]*>$/, '')
