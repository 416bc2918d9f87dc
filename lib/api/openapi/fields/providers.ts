/** Jobs of outside providers, and their answers. */
export const providerFields: Record<string, string> = {
  'ProviderJob.type_code': 'The check that the job is for: IDV_DOCUMENT or IDV_BIOMETRIC.',
  'ProviderJob.answered_at': 'When the valid answer arrived. Null until then.',
  'AnswerProviderJob.result': 'Overall result. The worst of this and the individual results counts.',
  'AnswerProviderJob.reasons': 'Why it does not pass, in sentences for the analyst.',
  'AnswerProviderJob.document': 'Required for IDV_DOCUMENT, not allowed otherwise.',
  'AnswerProviderJob.biometric': 'Required for IDV_BIOMETRIC, not allowed otherwise.',
  'DocumentAnswer.document_type': 'Type of document.',
  'DocumentAnswer.document_country': 'The country that issued it.',
  'DocumentAnswer.tamper_result': 'Whether it is genuine and unchanged.',
  'DocumentAnswer.extracted_data':
    'Data on the document. Null for values that were not read or are not stated.',
  'ExtractedDocument.full_name': 'Name of the holder. Compared with the name in the flow.',
  'ExtractedDocument.date_of_birth': 'YYYY-MM-DD. Compared with the date in the flow.',
  'ExtractedDocument.expiration_date': 'YYYY-MM-DD. An expired document fails.',
  'ExtractedDocument.gender': 'As stated on the document.',
  'ExtractedDocument.document_number': 'As stated on the document.',
  'ExtractedDocument.nationality': 'ISO 3166-1 alpha-2. Compared with the nationality in the flow.',
  'BiometricAnswer.liveness': 'Whether a living person was in front of the camera.',
  'BiometricAnswer.face_match': 'Whether the face matches the portrait on the document.',
  'JudgedFace.result': 'Result.',
  'JudgedFace.score': 'Score, 0 to 100. Null without one.',
};
