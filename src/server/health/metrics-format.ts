/**
 * A metric in the text format of Prometheus:
 * https://prometheus.io/docs/instrumenting/exposition_formats/#text-based-format
 */
export interface Metric {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'summary';
  samples: Sample[];
}

export interface Sample {
  /** Appended to the name, for the parts of a summary. */
  suffix?: '_sum' | '_count';
  labels?: Record<string, string>;
  value: number;
}

export function formatMetrics(metrics: readonly Metric[]): string {
  return metrics.map(formatMetric).join('');
}

function formatMetric({ name, help, type, samples }: Metric): string {
  const lines = samples.map(
    ({ suffix = '', labels = {}, value }) => `${name}${suffix}${formatLabels(labels)} ${String(value)}`,
  );
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n');
}

function formatLabels(labels: Record<string, string>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escape(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

function escape(value: string): string {
  return value.replace(/[\\"]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}
