/** The look of the inbox page; colours and sizes are those of the design tokens. */
export const INBOX_STYLE = `
:root { color-scheme: light dark;
  --canvas: #EEF1F1; --surface: #FFFFFF; --hover: #F1F4F4; --selected: #E2F1F3; --border: #DFE4E5; --soft: #EBEEEF;
  --text: #161C1E; --text-2: #4A5559; --text-3: #5E696D; --accent: #0B6577; --accent-text: #0A5F70; --focus: #0E7F96;
  --control: #87929A }
@media (prefers-color-scheme: dark) { :root {
  --canvas: #0A0E0F; --surface: #121719; --hover: #1A2124; --selected: #10303A; --border: #262F32; --soft: #1D2427;
  --text: #E9EEEF; --text-2: #B0BBBF; --text-3: #8C999E; --accent: #3FA9BF; --accent-text: #6CC6D8; --focus: #5ABBCF;
  --control: #67757B } }
* { box-sizing: border-box; margin: 0 }
body { height: 100dvh; display: flex; flex-direction: column; background: var(--canvas); color: var(--text);
  font: 13px/20px 'Instrument Sans Variable', 'Instrument Sans', system-ui, -apple-system, 'Segoe UI', sans-serif }
a { color: inherit; text-decoration: none }
:focus-visible { outline: 2px solid var(--focus); outline-offset: -2px; border-radius: 5px }
.top { min-height: 48px; flex: none; display: flex; align-items: center; gap: 12px; padding: 0 16px;
  background: var(--surface); border-bottom: 1px solid var(--border) }
.top h1 { font-size: 16px; line-height: 24px; font-weight: 600 }
.top p { flex: 1; color: var(--text-3); min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.button { flex: none; height: 32px; padding: 5px 12px; border: 1px solid var(--control); border-radius: 7px; font-weight: 500 }
.button:hover, nav a:hover, .files a:hover, .views a:hover { background: var(--hover) }
main { flex: 1; min-height: 0; display: flex }
nav { width: 360px; flex: none; overflow-y: auto; background: var(--surface); border-right: 1px solid var(--border) }
nav ol { list-style: none; padding: 0 }
nav a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 12px; padding: 8px 16px;
  border-bottom: 1px solid var(--soft) }
nav a[aria-current] { background: var(--selected); box-shadow: inset 3px 0 var(--accent) }
.who, .subject { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.who { font-weight: 600 }
.subject { color: var(--text-2) }
nav time, .count, small { color: var(--text-3); font-size: 12px; font-variant-numeric: tabular-nums }
.empty { padding: 24px 16px; color: var(--text-3) }
article { flex: 1; min-width: 0; display: flex; flex-direction: column; gap: 12px; padding: 20px 24px; overflow-y: auto }
article h2 { font-size: 18px; line-height: 26px; font-weight: 600; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 2px 16px }
dt { color: var(--text-3) }
dd { overflow-wrap: anywhere }
.files { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 8px }
.files a { display: block; padding: 5px 12px; background: var(--surface); border: 1px solid var(--border);
  border-radius: 7px; color: var(--accent-text); font-weight: 500 }
.views { display: flex; gap: 4px; border-bottom: 1px solid var(--border) }
.views a { padding: 6px 12px; color: var(--text-2); border-radius: 5px 5px 0 0 }
.views a[aria-current] { color: var(--text); font-weight: 600; box-shadow: inset 0 -2px var(--accent) }
iframe { flex: 1; min-height: 420px; width: 100%; border: 1px solid var(--border); border-radius: 10px; background: #FFFFFF }
pre { padding: 16px; background: var(--surface); border: 1px solid var(--border); border-radius: 10px;
  font: 12px/18px ui-monospace, 'SF Mono', Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
pre.text { font: inherit }
.none { flex: 1; display: grid; place-items: center; padding: 24px; color: var(--text-3); text-align: center }
.back { display: none; color: var(--accent-text); font-weight: 500 }
@media (max-width: 767px) {
  nav { width: 100%; border-right: 0 }
  nav a { min-height: 56px }
  .none, .reading nav, .top p { display: none }
  .top { justify-content: space-between }
  article { padding: 16px }
  .back { display: block; padding: 8px 0 }
}
`
