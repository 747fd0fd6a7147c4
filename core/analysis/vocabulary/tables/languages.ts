export const LANGUAGES = `
# spoken languages
English | fluent english | english language
Spanish | español | castellano
French | français
German | deutsch
Italian | italiano
Portuguese | português
Dutch | nederlands
Polish (language) | fluent polish | polish language | ~Polish
Russian | русский язык
Ukrainian
Czech
Slovak
Hungarian
Romanian
Bulgarian
Greek
Turkish
Arabic
Hebrew
Persian | farsi
Hindi
Urdu
Bengali | bangla
Punjabi
Tamil
Telugu
Kannada
Malayalam
Marathi
Gujarati
Sinhala
Nepali
Mandarin | mandarin chinese | putonghua
Cantonese
Chinese | chinese language
Japanese
Korean
Vietnamese
!Thai | =Thai
Indonesian | bahasa indonesia
!Malay | bahasa melayu | =Malay
Tagalog | filipino
Swahili | kiswahili
Amharic
Yoruba
Hausa
Igbo
Afrikaans
Zulu
Swedish | svenska
Norwegian
Danish | dansk
Finnish
Estonian
Latvian
Lithuanian
Serbian
Croatian
Slovenian
Albanian
Armenian
!Georgian | =Georgian
Kazakh
Uzbek
Catalan
Basque
Irish (language) | gaeilge
Welsh (language) | cymraeg
Haitian Creole
Sign Language | american sign language | british sign language | =ASL | =BSL
Bilingual
`;
