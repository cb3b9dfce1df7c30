// How high something stands in a chart.
import { scaleLinear, type ScaleLinear } from 'd3-scale'

export type ChartScale = ScaleLinear<number, number>

/** From nothing at the ground to a round number above the largest. */
export function scaleTo(largest: number, ground: number, top: number): ChartScale {
  return scaleLinear().domain([0, largest]).nice(4).range([ground, top])
}

export function ticksOf(scale: ChartScale): number[] {
  return scale.ticks(4)
}
