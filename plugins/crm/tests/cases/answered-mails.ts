/** An answer as a program sends it: what of it is somebody's own, and what it says in all. */
export interface AnsweredMail {
  readonly program: string
  readonly own: string
  readonly text?: string
  readonly html?: string
}

const QUOTE = 'Beste Ada,\n\nHierbij de offerte van 9.999 euro.\n\nMet vriendelijke groet,\nZonnig Dak'
const marked = QUOTE.split('\n')
  .map(line => `> ${line}`.trimEnd())
  .join('\n')
const NL = 'Dat is goed.\n\nGroet, Ada'
const EN = 'That is fine.\n\nAda'
const DE = 'Das passt so.\n\nGruß, Ada'
const FR = "C'est bon pour moi.\n\nAda"
const ES = 'Está bien así.\n\nAda'

export const ANSWERED_MAILS: readonly AnsweredMail[] = [
  {
    program: 'Gmail nl',
    own: NL,
    text: `${NL}\n\nOp di 24 nov 2026 om 10:12 schreef Zonnig Dak <info@z.example>:\n\n${marked}`,
  },
  {
    program: 'Gmail nl, broken',
    own: NL,
    text: `${NL}\n\nOp di 24 nov 2026 om 10:12 schreef Zonnig Dak Installaties\n<info@z.example>:\n\n${marked}`,
  },
  {
    program: 'Gmail en',
    own: EN,
    text: `${EN}\n\nOn Tue, Nov 24, 2026 at 10:12 AM Zonnig Dak <info@z.example> wrote:\n\n${marked}`,
  },
  {
    program: 'Gmail de',
    own: DE,
    text: `${DE}\n\nAm Di., 24. Nov. 2026 um 10:12 Uhr schrieb Zonnig Dak <info@z.example>:\n\n${marked}`,
  },
  {
    program: 'Gmail fr',
    own: FR,
    text: `${FR}\n\nLe mar. 24 nov. 2026 à 10:12, Zonnig Dak <info@z.example> a écrit :\n\n${marked}`,
  },
  {
    program: 'Gmail es',
    own: ES,
    text: `${ES}\n\nEl mar, 24 nov 2026 a las 10:12, Zonnig Dak (<info@z.example>) escribió:\n\n${marked}`,
  },
  {
    program: 'Gmail on Android nl',
    own: NL,
    text: `${NL}\n\nZonnig Dak <info@z.example> schreef op di 24 nov 2026 om 10:12:\n${marked}`,
  },
  {
    program: 'Apple Mail nl',
    own: NL,
    text: `${NL}\n\n> Op 24 nov 2026, om 10:12 heeft Zonnig Dak <info@z.example> het volgende geschreven:\n> \n${marked}`,
  },
  {
    program: 'iPhone nl',
    own: NL,
    text: `${NL}\n\nVerstuurd vanaf mijn iPhone\n\nOp 24 nov. 2026 om 10:12 heeft Zonnig Dak <info@z.example> het volgende geschreven:\n\n﻿${QUOTE}`,
  },
  {
    program: 'iPhone en',
    own: EN,
    text: `${EN}\n\nSent from my iPhone\n\n> On 24 Nov 2026, at 10:12, Zonnig Dak <info@z.example> wrote:\n> \n${marked}`,
  },
  {
    program: 'iPhone de',
    own: DE,
    text: `${DE}\n\nVon meinem iPhone gesendet\n\n> Am 24.11.2026 um 10:12 schrieb Zonnig Dak <info@z.example>:\n> \n${marked}`,
  },
  {
    program: 'iPhone fr',
    own: FR,
    text: `${FR}\n\nEnvoyé de mon iPhone\n\n> Le 24 nov. 2026 à 10:12, Zonnig Dak <info@z.example> a écrit :\n> \n${marked}`,
  },
  {
    program: 'iPhone es',
    own: ES,
    text: `${ES}\n\nEnviado desde mi iPhone\n\n> El 24 nov 2026, a las 10:12, Zonnig Dak <info@z.example> escribió:\n> \n${marked}`,
  },
  {
    program: 'Outlook nl',
    own: NL,
    text: `${NL}\n\nVan: Zonnig Dak <info@z.example>\nVerzonden: dinsdag 24 november 2026 10:12\nAan: Ada\nOnderwerp: Uw dak\n\n${QUOTE}`,
  },
  {
    program: 'Outlook nl without address',
    own: NL,
    text: `${NL}\n\nVan: Zonnig Dak Installaties\nVerzonden: dinsdag 24 november 2026 10:12\nAan: Ada\nOnderwerp: Uw dak\n\n${QUOTE}`,
  },
  {
    program: 'Outlook en',
    own: EN,
    text: `${EN}\n\n________________________________\nFrom: Zonnig Dak\nSent: Tuesday, November 24, 2026 10:12 AM\nTo: Ada\nSubject: Your roof\n\n${QUOTE}`,
  },
  {
    program: 'Outlook de',
    own: DE,
    text: `${DE}\n\nVon: Zonnig Dak\nGesendet: Dienstag, 24. November 2026 10:12\nAn: Ada\nBetreff: Ihr Dach\n\n${QUOTE}`,
  },
  {
    program: 'Outlook fr',
    own: FR,
    text: `${FR}\n\nDe : Zonnig Dak\nEnvoyé : mardi 24 novembre 2026 10:12\nÀ : Ada\nObjet : Votre toit\n\n${QUOTE}`,
  },
  {
    program: 'Outlook es',
    own: ES,
    text: `${ES}\n\nDe: Zonnig Dak\nEnviado el: martes, 24 de noviembre de 2026 10:12\nPara: Ada\nAsunto: Su techo\n\n${QUOTE}`,
  },
  {
    program: 'Outlook for Android nl',
    own: NL,
    text: `${NL}\n\nOutlook voor Android downloaden<https://aka.ms/x>\n________________________________\nVan: Zonnig Dak <info@z.example>\nVerzonden: Tuesday, November 24, 2026 10:12:00 AM\nAan: Ada\nOnderwerp: Uw dak\n\n${QUOTE}`,
  },
  {
    program: 'Outlook of old nl',
    own: NL,
    text: `${NL}\n\n-----Oorspronkelijk bericht-----\nVan: Zonnig Dak\nVerzonden: dinsdag 24 november 2026 10:12\n\n${QUOTE}`,
  },
  { program: 'Thunderbird nl', own: NL, text: `${NL}\n\nOp 24-11-2026 om 10:12 schreef Zonnig Dak:\n${marked}` },
  { program: 'Thunderbird en, below', own: EN, text: `On 24/11/2026 10:12, Zonnig Dak wrote:\n${marked}\n\n${EN}` },
  { program: 'Thunderbird de', own: DE, text: `${DE}\n\nAm 24.11.2026 um 10:12 schrieb Zonnig Dak:\n${marked}` },
  {
    program: 'Samsung nl',
    own: NL,
    text: `${NL}\n\nVerzonden vanaf mijn Galaxy\n\n-------- Oorspronkelijk bericht --------\nVan: Zonnig Dak <info@z.example>\nDatum: 24-11-2026 10:12 (GMT+01:00)\nAan: ada@v.example\nOnderwerp: Uw dak\n\n${QUOTE}`,
  },
  {
    program: 'Samsung en',
    own: EN,
    text: `${EN}\n\nSent from my Galaxy\n\n-------- Original message --------\nFrom: Zonnig Dak <info@z.example>\nDate: 24/11/2026 10:12 (GMT+01:00)\nTo: ada@v.example\n\n${QUOTE}`,
  },
  {
    program: 'Samsung de',
    own: DE,
    text: `${DE}\n\nVon meinem Galaxy gesendet\n\n-------- Ursprüngliche Nachricht --------\nVon: Zonnig Dak <info@z.example>\nDatum: 24.11.26 10:12 (GMT+01:00)\n\n${QUOTE}`,
  },
  {
    program: 'Proton nl',
    own: NL,
    text: `${NL}\n\nVerzonden met Proton Mail beveiligde e-mail.\n\nOp dinsdag 24 november 2026 om 10:12, Zonnig Dak <info@z.example> schreef:\n\n${marked}`,
  },
  {
    program: 'Yahoo nl',
    own: NL,
    text: `${NL}\n\nOp dinsdag 24 november 2026 om 10:12:05 CET schreef Zonnig Dak <info@z.example>:\n\n\n ${QUOTE.replaceAll('\n', '\n ')}`,
  },
  {
    program: 'lines with > of one’s own',
    own: 'Graag een offerte voor:\n> 10 panelen\n> en een laadpaal\nIk bel u morgen.',
    text: 'Graag een offerte voor:\n> 10 panelen\n> en een laadpaal\nIk bel u morgen.',
  },
  {
    program: 'lines with > of one’s own at the end',
    own: 'Graag een offerte voor:\n> 10 panelen\n> en een laadpaal',
    text: 'Graag een offerte voor:\n> 10 panelen\n> en een laadpaal',
  },
  {
    program: 'answers between the lines',
    own: '> Wilt u een laadpaal?\nJa graag.\n> Past dinsdag?\nNee, woensdag.',
    text: 'Op 24-11-2026 om 10:12 schreef Zonnig Dak:\n> Wilt u een laadpaal?\nJa graag.\n> Past dinsdag?\nNee, woensdag.\n\n> Groet,\n> Zonnig Dak',
  },
  {
    program: 'words like those of programs',
    own: 'Op maandag kan ik niet, zo schreef ik al:\nVan: 9 uur\nTot: 12 uur\n\nGroet',
    text: 'Op maandag kan ik niet, zo schreef ik al:\nVan: 9 uur\nTot: 12 uur\n\nGroet',
  },
  {
    program: 'Gmail html',
    own: NL,
    html: `<div dir="ltr"><div>Dat is goed.</div><div><br></div><div>Groet, Ada</div></div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">Op di 24 nov 2026 om 10:12 schreef Zonnig Dak &lt;<a href="mailto:info@z.example">info@z.example</a>&gt;:<br></div><blockquote class="gmail_quote"><p>Beste Ada,</p><p>9.999 euro</p></blockquote></div>`,
  },
  {
    program: 'iPhone html',
    own: 'Prima zo.',
    html: `<html><body dir="auto">Prima zo.<div dir="ltr"><br><blockquote type="cite">Op 24 nov. 2026 om 10:12 heeft Zonnig Dak &lt;info@z.example&gt; het volgende geschreven:<br><br></blockquote></div><blockquote type="cite"><div>Beste Ada, hierbij de offerte.</div></blockquote></body></html>`,
  },
  {
    program: 'Outlook html',
    own: 'Akkoord.\n\nAda',
    html: `<html><head><style>p{margin:0}</style></head><body><div class="WordSection1"><p>Akkoord.</p><p>Ada</p><div style="border-top:solid #E1E1E1 1.0pt"><p><b>Van:</b> Zonnig Dak &lt;info@z.example&gt;<br><b>Verzonden:</b> dinsdag 24 november 2026 10:12<br><b>Aan:</b> Ada<br><b>Onderwerp:</b> Uw dak</p></div><p>Beste Ada,</p></div></body></html>`,
  },
  {
    program: 'Outlook on the web html',
    own: 'Akkoord.',
    html: `<div>Akkoord.</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg" dir="ltr"><font><b>From:</b> Zonnig Dak<br><b>Sent:</b> Tuesday, November 24, 2026 10:12<br><b>To:</b> Ada<br><b>Subject:</b> Uw dak</font></div><div>Beste Ada</div>`,
  },
]
