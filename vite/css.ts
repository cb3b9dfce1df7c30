// How both builds of web/, the page's and its renderer's, read the style sheets: a class name means the same in both.
import type { CSSOptions } from 'vite'

export const css: CSSOptions = {
  // Vite's other transformer leaves the named break points (web/ui/break-points.css) as they are.
  transformer: 'lightningcss',
  lightningcss: {
    drafts: { customMedia: true },
    // The file's name and the class, like footer-module_row. No two modules have one name (vite/css-modules.test.ts).
    cssModules: { pattern: '[name]_[local]', pure: true },
  },
}
