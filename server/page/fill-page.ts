// Fills the built page with the prerendered Welcome screen and with the page data that React hydrates it with.
import { linkedDataOf } from './linked-data.ts'
import { pageDataId, type PageParts, type PageData } from '#domain/restaurant/page-data.ts'

/** The placeholders in index.html. */
export const emptyTitle = '<title></title>'
export const emptyRoot = '<div id="root"></div>'

export function fillPage(
  template: string,
  { head, welcome, notYet }: PageParts,
  { pageData, site }: { pageData: PageData; site?: string | undefined },
): string {
  const body = [
    `<div id="root">${welcome}</div>`,
    `<template id="not-yet">${notYet}</template>`,
    pageDataElement(pageData),
    dataElement('type="application/ld+json"', linkedDataOf(pageData, site)),
  ]
  return template.replace(emptyTitle, () => head).replace(emptyRoot, () => body.join('\n    '))
}

/** Browsers do not execute a data block, so the Content-Security-Policy needs no hash for it. */
export function pageDataElement(pageData: PageData): string {
  return dataElement(`type="application/json" id="${pageDataId}"`, pageData)
}

function dataElement(attributes: string, data: unknown): string {
  // Text from the owner must not close the script element.
  const text = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  return `<script ${attributes}>${text}</script>`
}
