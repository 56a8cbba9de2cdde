/** Maps each name that `<Drawing of="…" />` may give to the component that draws it. */
export const drawings = {
  platform: 'Platform',
  'task-life': 'TaskLife',
  'pod-start': 'PodStart',
  'secure-aggregation': 'SecureAggregation',
  'privacy-budget': 'PrivacyBudget',
  'multi-pod-training': 'MultiPodTraining',
  'image-preparation': 'ImagePreparation',
  'ehr-flow': 'EhrFlow',
  'first-result': 'FirstResult',
  'image-pod-result': 'ImagePodResult',
  'segmentation-pod-result': 'SegmentationPodResult',
  'inference-result': 'InferenceResult',
  'custom-model-metrics': 'CustomModelMetrics',
  'segmentation-result': 'SegmentationResult',
  'segmentation-loss': 'SegmentationLoss',
  'one-round': 'OneRound',
} as const;

export type DrawingName = keyof typeof drawings;
